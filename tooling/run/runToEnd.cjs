const { spawn } = require('node:child_process');
const { constants } = require('node:os');

const ENDINGS = /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']);

/**
 * Runs a program with this process's own input and output, and passes on what ends this one: nothing is left behind that
 * nobody knows of.
 *
 * @param {string} file
 * @param {readonly string[]} args
 * @returns {Promise<number>} its exit code; as in a shell, 128 and the number of the signal that ended it
 */
function runToEnd(file, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: 'inherit' });
    const passing = ENDINGS.map((signal) => {
      const pass = () => {
        if (!isFromTerminal(signal)) child.kill(signal);
      };
      process.on(signal, pass);
      return () => process.off(signal, pass);
    });
    const leave = () => {
      for (const stop of passing) stop();
    };
    child.on('error', (error) => {
      leave();
      reject(error);
    });
    child.on('exit', (code, signal) => {
      leave();
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * A terminal sends Ctrl-C, and its own end, to both; a second one would end the child before it has tidied up.
 *
 * @param {string} signal
 */
function isFromTerminal(signal) {
  return signal !== 'SIGTERM' && [process.stdin, process.stdout, process.stderr].some(({ isTTY }) => isTTY);
}

module.exports = { runToEnd };
