const net = require('node:net');
const { Problem, codeOf } = require('./problem.cjs');

/**
 * Refuses a port that cannot be opened, before any long work.
 *
 * @param {string} name the variable that sets the port
 * @param {number} port 0 is always free
 * @param {string} host
 */
async function checkPort(name, port, host) {
  try {
    await openOnce(port, host);
  } catch (error) {
    const code = codeOf(error) || String(error);
    /** @type {Record<string, string>} */
    const known = { EADDRINUSE: 'is taken by another program', EACCES: 'may not be opened by this user' };
    const reason = known[code] ?? `of ${host} cannot be opened (${code})`;
    throw new Problem(`Port ${port} ${reason}: choose another with ${name}, such as ${name}=${(port % 60_000) + 1}.`);
  }
}

/** @returns {Promise<number>} a free port of this machine */
function freePort() {
  return openOnce(0, '127.0.0.1');
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>}
 */
function openOnce(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

const LOOK_AGAIN_MS = 50;

/**
 * Resolves when a server of this machine listens at a port.
 *
 * @param {number} port
 * @returns {Promise<void>}
 */
function untilOpen(port) {
  return new Promise((resolve) => {
    const look = () => {
      const socket = net.connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve();
      });
      socket.once('error', () => setTimeout(look, LOOK_AGAIN_MS).unref());
    };
    look();
  });
}

module.exports = { checkPort, freePort, untilOpen };
