// Vitest ends the process of a file with SIGTERM, also while a test that took too long is still at work,
// and one whose runner is gone would go on. Either way it ends in order: what it started ends with it.
// It does not call `process.exit`, which Vitest keeps tests from.
function end(): void {
  process.emit('exit', 1);
  process.kill(process.pid, 'SIGKILL');
}

process.once('SIGTERM', end);
process.once('disconnect', end);
