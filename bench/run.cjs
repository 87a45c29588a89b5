const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { buildAll } = require('../tooling/run/build.cjs');
const { runToEnd } = require('../tooling/run/ending.cjs');
const { ensureInstalled } = require('../tooling/run/install.cjs');
const { onPinnedNode } = require('../tooling/run/onPinnedNode.cjs');
const { createProgress } = require('../tooling/run/progress.cjs');

/** What each script of this folder answers, and what a whole run takes on an otherwise idle machine. */
const QUESTIONS = {
  board: 'How fast is the board on a big day, on a slow phone? 25 minutes',
  opening: 'How long does a first visit wait, beside the same app as one bundle? 20 minutes',
  hub: 'What do 10,000 sockets cost, beside a bare loop over them? 2 minutes',
  api: 'How many boards a second, beside a static file? 3 minutes',
  line: 'How many bytes does an hour take? 15 minutes',
  memory: 'Does memory stay level for a day? 25 minutes',
};

/** `npm run bench -- hub`: builds everything and runs that script; it ends with 1 when a deciding figure is missed. */
void onPinnedNode(async () => {
  const [name = ''] = process.argv.slice(2);
  if (!(name in QUESTIONS)) {
    for (const [known, question] of Object.entries(QUESTIONS))
      console.log(`npm run bench -- ${known.padEnd(8)} ${question}`);
    process.exitCode = name === '' ? 0 : 1;
    return;
  }
  const progress = createProgress();
  await ensureInstalled(progress);
  await buildAll(progress);
  const typescript = pathToFileURL(path.join(__dirname, 'typescript.mjs')).href;
  const flags = ['--disable-warning=ExperimentalWarning', '--import', typescript];
  process.exitCode = await runToEnd(process.execPath, [...flags, path.join(__dirname, `${name}.ts`)]);
});
