const EVERY_MS = 300;

/**
 * Ends this process when the npm that runs it is gone. npm passes a SIGTERM on to the shell between us and does not
 * wait: without this, `kill` of `npm start` would leave the servers behind, holding the port and the data folder.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, EVERY_MS);
  timer.unref();
}

module.exports = { endWithNpm };
