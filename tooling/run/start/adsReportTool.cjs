const { runApiTool } = require('./apiTool.cjs');
const { fail } = require('./problem.cjs');

/**
 * `npm run ads:report -- --days 30`: what was seen and clicked of adverts.
 *
 * @param {string[]} args
 */
async function main(args) {
  try {
    process.exitCode = await runApiTool('adsReport', args);
  } catch (error) {
    fail(error);
  }
}

module.exports = { main };
