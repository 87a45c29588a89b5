/** An imported `.sql` file is its text, as in a server build. */
module.exports = {
  /** @param {string} source */
  process: (source) => ({ code: `module.exports = { __esModule: true, default: ${JSON.stringify(source)} };` }),
};
