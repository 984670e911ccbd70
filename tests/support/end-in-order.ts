// Vitest ends the process of a file with SIGTERM, also while a test that took too long is still at work,
// and one whose runner is gone would go on. Either way it ends in order: what it started ends with it.
process.once('SIGTERM', () => process.exit(143));
process.once('disconnect', () => process.exit(1));
