const { checkAdverts } = require('./checkAdverts.cjs');
const { ensureInstalled } = require('../install.cjs');
const { createProgress } = require('../progress.cjs');
const { runApiTool } = require('./apiTool.cjs');
const { Problem, fail } = require('./problem.cjs');

/**
 * `npm run content -- check|publish`: `api`'s command, built when needed, with the data folder that `npm start` uses; and a
 * closer look at the ad team's files.
 *
 * @param {string[]} args those of the command, such as `publish --dry-run`
 */
async function main(args) {
  try {
    await ensureInstalled(createProgress());
    const { lines, rest } = await checkAdverts(args, process.env.INIT_CWD || process.cwd());
    const status = rest ? await runApiTool('content', rest) : 0;
    for (const line of lines) console.log(line);
    if (lines.length > 0) throw new Problem(`${lines.length} problem${lines.length === 1 ? '' : 's'} in the adverts`);
    process.exitCode = status;
  } catch (error) {
    fail(error);
  }
}

module.exports = { main };
