//! The suite: one binary, assembled from modules.
