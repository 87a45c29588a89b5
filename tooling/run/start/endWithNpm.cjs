const { readFileSync, readlinkSync, realpathSync } = require('node:fs');

const EVERY_MS = 300;

/**
 * Ends this process when the npm that runs it is gone. npm passes a SIGTERM on to the shell in between and does not
 * wait: without this, `kill` of `npm start` would leave the servers behind with the port and the data folder. npm
 * cannot pass on a SIGKILL, and the shell stays: so npm itself is watched, too, where the system allows it.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const npm = npmBehind(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || parentOf(parent) === npm)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, EVERY_MS);
  timer.unref();
}

/**
 * Some shells replace themselves by their only command: then our parent is npm, and its own parent may end without us.
 *
 * @param {number} parent
 */
function npmBehind(parent) {
  const behind = parentOf(parent);
  return behind !== undefined && !isNode(parent) && isNode(behind) ? behind : undefined;
}

/**
 * @param {number} pid
 * @returns {number | undefined} nothing where there is no /proc
 */
function parentOf(pid) {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isNode(pid) {
  try {
    return readlinkSync(`/proc/${pid}/exe`) === realpathSync(process.env.npm_node_execpath || process.execPath);
  } catch {
    return false;
  }
}

module.exports = { endWithNpm };
