//! Which job runs in which worker. Pure: the pool does what [`Schedule::next`] says.

use crate::service::{JobId, Urgency};

/// Names a worker for as long as it lives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct WorkerId(u32);

/// The jobs that wait and the workers, each with at most one job. `T` is what a worker is sent.
///
/// Of `size` workers one is kept for quick jobs and another for lists: a hint never waits behind a
/// list, and a list never behind a puzzle that is being made.
pub struct Schedule<T> {
    size: usize,
    workers: Vec<Slot<T>>,
    waiting: Vec<(JobId, Urgency, T)>,
    next_id: u32,
}

struct Slot<T> {
    id: WorkerId,
    ready: bool,
    job: Option<Running<T>>,
    /// Seconds without a word while it owes one: that it listens, or an answer.
    silent: u32,
}

/// A job in a worker, and what the worker was sent.
struct Running<T> {
    id: JobId,
    urgency: Urgency,
    message: T,
}

/// What the pool is to do.
#[derive(PartialEq, Debug)]
pub enum Next<T> {
    /// Start this worker.
    Start(WorkerId),
    /// Send this to this worker.
    Send(WorkerId, T),
}

/// The smallest size in which no kind of job waits for a slower kind.
pub const MIN_SIZE: usize = 3;

/// After so many seconds without a word a worker is taken to be stuck: some have died without an
/// event, and a hint takes one second at most on a slow phone.
const MAX_SILENT_QUICK: u32 = 15;
/// After so many seconds without a word a worker is taken to be stuck at what may take long by itself, or
/// at its start over a slow network.
const MAX_SILENT: u32 = 45;

impl<T: Clone> Schedule<T> {
    /// For so many workers at most, [`MIN_SIZE`] at least.
    pub fn new(size: usize) -> Schedule<T> {
        Schedule { size: size.max(MIN_SIZE), workers: Vec::new(), waiting: Vec::new(), next_id: 0 }
    }
    /// Takes a job.
    pub fn ask(&mut self, job: JobId, urgency: Urgency, message: T) {
        self.waiting.push((job, urgency, message));
    }
    /// The next thing to do, if any: to be called until there is none.
    pub fn next(&mut self) -> Option<Next<T>> {
        if self.needs_worker() {
            let id = WorkerId(self.next_id);
            self.next_id += 1;
            self.workers.push(Slot { id, ready: false, job: None, silent: 0 });
            return Some(Next::Start(id));
        }
        let idle = self.workers.iter().position(|slot| slot.ready && slot.job.is_none())?;
        let (job, urgency, message) = self.waiting.remove(self.first_allowed()?);
        let sent = message.clone();
        self.workers[idle].job = Some(Running { id: job, urgency, message });
        self.workers[idle].silent = 0;
        Some(Next::Send(self.workers[idle].id, sent))
    }
    /// The worker listens.
    pub fn ready(&mut self, worker: WorkerId) {
        self.workers.iter_mut().filter(|slot| slot.id == worker).for_each(|slot| slot.ready = true);
    }
    /// The worker said something.
    pub fn heard(&mut self, worker: WorkerId) {
        self.workers.iter_mut().filter(|slot| slot.id == worker).for_each(|slot| slot.silent = 0);
    }
    /// A second has passed; whether a worker has been silent for too long since then.
    pub fn tick(&mut self) -> bool {
        let mut is_stuck = false;
        for slot in self.workers.iter_mut().filter(|slot| slot.owes()) {
            slot.silent += 1;
            is_stuck |= slot.silent == slot.max_silent();
        }
        is_stuck
    }
    /// Strikes off the workers that are silent for too long: they must be ended. Their jobs wait
    /// again, before all others.
    pub fn replace_stuck(&mut self) -> Vec<WorkerId> {
        let is_stuck = |slot: &mut Slot<T>| slot.owes() && slot.silent >= slot.max_silent();
        let stuck: Vec<Slot<T>> = self.workers.extract_if(.., is_stuck).collect();
        let ids = stuck.iter().map(|slot| slot.id).collect();
        let jobs = stuck.into_iter().filter_map(|slot| slot.job);
        self.waiting.splice(0..0, jobs.map(|job| (job.id, job.urgency, job.message)));
        ids
    }
    /// Whether the job runs in a worker, and has not been cancelled.
    pub fn is_running(&self, job: JobId) -> bool {
        self.workers.iter().any(|slot| slot.runs(job))
    }
    /// The job is done: its worker is free. Whether it ran at all.
    pub fn finish(&mut self, job: JobId) -> bool {
        let slot = self.workers.iter_mut().find(|slot| slot.runs(job));
        slot.is_some_and(|slot| slot.job.take().is_some())
    }
    /// Gives up a job. If it runs, its worker is struck off and must be ended.
    pub fn cancel(&mut self, job: JobId) -> Option<WorkerId> {
        self.waiting.retain(|(waiting, ..)| *waiting != job);
        let worker = self.workers.iter().find(|slot| slot.runs(job))?.id;
        self.remove(worker);
        Some(worker)
    }
    /// The worker of a job ends, and the job waits again, before all others and changed; the worker is
    /// struck off and must be ended. Nothing happens if there is no change.
    pub fn retry(&mut self, job: JobId, change: impl FnOnce(&T) -> Option<T>) -> Option<WorkerId> {
        let at = self.workers.iter().position(|slot| slot.runs(job))?;
        let running = self.workers[at].job.as_ref()?;
        let again = (job, running.urgency, change(&running.message)?);
        self.waiting.insert(0, again);
        Some(self.workers.remove(at).id)
    }
    /// Strikes off a worker that has ended; the job that it ran.
    pub fn remove(&mut self, worker: WorkerId) -> Option<JobId> {
        let at = self.workers.iter().position(|slot| slot.id == worker)?;
        self.workers.remove(at).job.map(|job| job.id)
    }
    /// Forgets all workers, which are to be ended, and all jobs, which are named.
    pub fn clear(&mut self) -> Vec<JobId> {
        let running = self.workers.iter().filter_map(|slot| Some(slot.job.as_ref()?.id));
        let jobs = running.chain(self.waiting.iter().map(|(job, ..)| *job)).collect();
        self.workers.clear();
        self.waiting.clear();
        jobs
    }
    /// Whether a job may run, and all workers are busy with what takes as long: a quicker job ends
    /// sooner than a worker starts. None is started ahead of need, for it would take a core from the
    /// job that has just begun.
    fn needs_worker(&self) -> bool {
        let is_needed = |at: usize| self.jobs().all(|running| running >= self.waiting[at].1);
        self.workers.len() < self.size
            && !self.workers.iter().any(|slot| slot.job.is_none())
            && (self.workers.is_empty() || self.first_allowed().is_some_and(is_needed))
    }
    /// The job that may run and is most urgent; of equals the oldest.
    fn first_allowed(&self) -> Option<usize> {
        (0..self.waiting.len())
            .filter(|&at| self.is_allowed(self.waiting[at].1))
            .min_by_key(|&at| self.waiting[at].1)
    }
    /// Parts of something large take every worker but the one for quick jobs, and give way to all others
    /// as soon as one of them is done: they do not count as what takes long.
    fn is_allowed(&self, urgency: Urgency) -> bool {
        let busy = self.jobs().filter(|&other| other != Urgency::Quick).count();
        let as_slow =
            self.jobs().filter(|&other| other >= urgency && other != Urgency::Bulk).count();
        match urgency {
            Urgency::Quick => true,
            Urgency::Medium => busy < self.size - 1,
            Urgency::Long => busy < self.size - 1 && as_slow < self.size - 2,
            Urgency::Bulk => busy < self.size - 1,
        }
    }
    fn jobs(&self) -> impl Iterator<Item = Urgency> {
        self.workers.iter().filter_map(|slot| Some(slot.job.as_ref()?.urgency))
    }
}

impl<T> Slot<T> {
    fn runs(&self, job: JobId) -> bool {
        self.job.as_ref().is_some_and(|running| running.id == job)
    }
    fn owes(&self) -> bool {
        !self.ready || self.job.is_some()
    }
    fn max_silent(&self) -> u32 {
        match &self.job {
            Some(job) if job.urgency == Urgency::Quick => MAX_SILENT_QUICK,
            _ => MAX_SILENT,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A schedule whose workers are ready as soon as they are started.
    struct Pool(Schedule<JobId>);

    impl Pool {
        fn new(size: usize) -> Pool {
            let mut pool = Pool(Schedule::new(size));
            pool.run();
            pool
        }
        /// What is sent now: the worker and the job's number.
        fn run(&mut self) -> Vec<(u32, u32)> {
            let mut sent = Vec::new();
            while let Some(next) = self.0.next() {
                match next {
                    Next::Start(worker) => self.0.ready(worker),
                    Next::Send(worker, job) => sent.push((worker.0, job.0)),
                }
            }
            sent
        }
        fn ask(&mut self, job: u32, urgency: Urgency) -> Vec<(u32, u32)> {
            self.0.ask(JobId(job), urgency, JobId(job));
            self.run()
        }
        fn finish(&mut self, job: u32) -> Vec<(u32, u32)> {
            assert!(self.0.finish(JobId(job)));
            self.run()
        }
    }

    #[test]
    fn a_job_waits_until_a_worker_is_ready() {
        let mut schedule = Schedule::new(3);
        schedule.ask(JobId(1), Urgency::Quick, ());
        let Some(Next::Start(worker)) = schedule.next() else { panic!("no worker is started") };
        assert_eq!(schedule.next(), None);
        schedule.ready(worker);
        assert_eq!(schedule.next(), Some(Next::Send(worker, ())));
        assert_eq!(schedule.next(), None);
    }

    #[test]
    fn a_hint_waits_behind_nothing_slower() {
        let mut pool = Pool::new(3);
        assert_eq!(pool.ask(1, Urgency::Long).len(), 1);
        assert_eq!(pool.ask(2, Urgency::Long), [], "one worker at most makes puzzles");
        assert_eq!(pool.ask(3, Urgency::Medium).len(), 1);
        assert_eq!(pool.ask(4, Urgency::Medium), [], "two workers at most are busy for long");
        assert_eq!(pool.ask(5, Urgency::Quick).len(), 1);
        assert_eq!(pool.ask(6, Urgency::Quick), [], "all three are busy");
        assert_eq!(pool.finish(5), [(2, 6)]);
        assert_eq!(pool.finish(6), []);
        assert_eq!(pool.finish(3), [(1, 4)]);
        assert_eq!(pool.finish(1), [(0, 2)]);
    }

    #[test]
    fn a_slow_job_waits_for_a_quick_one_rather_than_for_a_worker_to_start() {
        let mut pool = Pool::new(3);
        pool.ask(1, Urgency::Quick);
        assert_eq!(pool.ask(2, Urgency::Medium), []);
        assert_eq!(pool.finish(1), [(0, 2)]);
        assert_eq!(pool.ask(3, Urgency::Quick), [(1, 3)]);
    }

    #[test]
    fn more_workers_do_more_at_once() {
        let mut pool = Pool::new(6);
        for job in 0..4 {
            assert_eq!(pool.ask(job, Urgency::Long).len(), 1);
        }
        assert_eq!(pool.ask(4, Urgency::Long), []);
        assert_eq!(pool.ask(5, Urgency::Medium).len(), 1);
        assert_eq!(pool.ask(6, Urgency::Quick).len(), 1);
    }

    #[test]
    fn what_is_urgent_goes_first() {
        let mut pool = Pool::new(3);
        for job in 0..3 {
            pool.ask(job, Urgency::Quick);
        }
        assert_eq!(pool.ask(3, Urgency::Medium), []);
        assert_eq!(pool.ask(4, Urgency::Quick), []);
        assert_eq!(pool.ask(5, Urgency::Quick), []);
        assert_eq!(pool.finish(0), [(0, 4)]);
        assert_eq!(pool.finish(4), [(0, 5)]);
        assert_eq!(pool.finish(5), [(0, 3)]);
    }

    #[test]
    fn parts_of_something_large_take_what_is_free_and_give_way_to_all_others() {
        let mut pool = Pool::new(4);
        for job in 0..3 {
            assert_eq!(pool.ask(job, Urgency::Bulk).len(), 1);
        }
        assert_eq!(pool.ask(3, Urgency::Bulk), [], "one worker is kept for quick jobs");
        assert_eq!(pool.ask(4, Urgency::Quick).len(), 1);
        assert_eq!(pool.ask(5, Urgency::Long), []);
        assert_eq!(pool.ask(6, Urgency::Medium), []);
        assert_eq!(pool.finish(0), [(0, 6)]);
        assert_eq!(pool.finish(1), [(1, 5)]);
        assert_eq!(pool.finish(2), [(2, 3)]);
    }

    #[test]
    fn cancelling_ends_the_worker_of_that_job_alone() {
        let mut pool = Pool::new(3);
        pool.ask(1, Urgency::Long);
        pool.ask(2, Urgency::Medium);
        pool.ask(3, Urgency::Medium);
        assert_eq!(pool.0.cancel(JobId(3)), None, "it has not begun");
        assert_eq!(pool.0.cancel(JobId(2)), Some(WorkerId(1)));
        assert_eq!(pool.0.cancel(JobId(2)), None);
        assert!(pool.0.is_running(JobId(1)) && !pool.0.is_running(JobId(2)));
        assert_eq!(pool.run(), []);
        assert_eq!(pool.ask(4, Urgency::Medium).len(), 1);
    }

    #[test]
    fn the_job_of_a_lost_worker_is_named() {
        let mut pool = Pool::new(3);
        pool.ask(1, Urgency::Long);
        assert_eq!(pool.0.remove(WorkerId(0)), Some(JobId(1)));
        assert_eq!(pool.0.remove(WorkerId(0)), None);
        assert!(!pool.0.finish(JobId(1)));
        pool.ask(2, Urgency::Quick);
        pool.ask(3, Urgency::Quick);
        assert_eq!(pool.0.clear(), [JobId(2), JobId(3)]);
        assert!(!pool.0.is_running(JobId(2)));
        assert_eq!(pool.run(), [], "no job is left");
        assert_eq!(pool.ask(4, Urgency::Quick), [(3, 4)], "another worker starts");
    }

    #[test]
    fn a_worker_that_says_nothing_is_replaced_and_its_job_goes_to_another() {
        let mut pool = Pool::new(3);
        pool.ask(1, Urgency::Quick);
        let ticks = |pool: &mut Pool, count: u32| (0..count).filter(|_| pool.0.tick()).count();
        assert_eq!(ticks(&mut pool, MAX_SILENT_QUICK - 1), 0);
        pool.0.heard(WorkerId(0));
        assert_eq!(ticks(&mut pool, MAX_SILENT_QUICK - 1), 0, "it has said something");
        assert_eq!(pool.0.replace_stuck(), []);
        assert_eq!(ticks(&mut pool, 30), 1, "it is said once");
        assert_eq!(pool.0.replace_stuck(), [WorkerId(0)]);
        assert_eq!(pool.run(), [(1, 1)]);
        pool.finish(1);
        assert_eq!(ticks(&mut pool, 100), 0, "an idle worker owes nothing");
    }

    #[test]
    fn a_job_that_ends_its_worker_is_tried_again_changed() {
        let mut pool = Pool::new(3);
        pool.ask(1, Urgency::Bulk);
        pool.ask(2, Urgency::Bulk);
        assert_eq!(pool.0.retry(JobId(1), |_| None), None);
        assert!(pool.0.is_running(JobId(1)), "its worker is still there");
        assert_eq!(pool.0.retry(JobId(1), |_| Some(JobId(7))), Some(WorkerId(0)));
        assert_eq!(pool.run(), [(2, 7)]);
        assert_eq!(pool.0.retry(JobId(9), |_| Some(JobId(9))), None);
    }

    #[test]
    fn a_worker_that_never_listens_is_stuck_too() {
        let mut schedule = Schedule::new(3);
        schedule.ask(JobId(1), Urgency::Quick, ());
        let Some(Next::Start(worker)) = schedule.next() else { panic!("no worker is started") };
        assert_eq!((0..MAX_SILENT).filter(|_| schedule.tick()).count(), 1);
        assert_eq!(schedule.replace_stuck(), [worker]);
        assert!(matches!(schedule.next(), Some(Next::Start(_))));
    }
}
