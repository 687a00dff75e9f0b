//! [`EngineMsg`]: what the workers of the engine report.

use crate::core::opaque::Passed;
use crate::service::{JobId, Progress, Response};

/// What the workers of the engine report.
#[derive(Clone, PartialEq, Debug)]
pub enum EngineMsg {
    /// A worker answered.
    Answered(JobId, Passed<Response>),
    /// A worker reports how far it is.
    Progressed(JobId, Progress),
    /// A worker died with these jobs unanswered.
    WorkerDied(Vec<JobId>),
    /// No worker could be started at all.
    WorkerMissing,
    /// A worker has said nothing for too long.
    WorkerSilent,
    /// Workers that say nothing, or died too often, are replaced.
    RestartRequested,
    /// A worker has loaded the engine: all that a player waits for has come.
    Ready,
}
