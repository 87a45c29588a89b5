import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandOf, root } from './workspace.cjs';

/** A workspace in which every arrow is respected. */
const KERNEL_AND_REMOTE = {
  'shared-kernel/src/rules/clock.ts': 'export const clock = 1;',
  'shared-kernel/src/ui/Spinner.ts': 'export const Spinner = 1;',
  'shared-kernel/src/testing/builders.ts': 'export const aMatch = 1;',
  'mfe-ads/src/domain/banner.ts':
    "import { clock } from '../../../shared-kernel/src/rules/clock'; export const banner = clock;",
  'mfe-scores/src/domain/board.ts': 'export const board = 1;',
  'mfe-scores/src/state/store.ts': "import { board } from '../domain/board'; export const store = board;",
  'mfe-scores/src/view/Page.ts': "import { store } from '../state/store'; export const Page = store;",
  'node_modules/rxjs/index.js': '',
  'node_modules/rxjs/package.json': '{ "name": "rxjs", "version": "1.0.0" }',
};

const VIOLATIONS = /** @type {const} */ ([
  ['domain-knows-no-state-or-view', 'mfe-scores/src/domain/a.ts', '../view/Page'],
  ['state-knows-no-view', 'mfe-scores/src/state/b.ts', '../view/Page'],
  ['domain-is-pure', 'mfe-scores/src/domain/c.ts', 'rxjs'],
  ['domain-is-pure', 'shared-kernel/src/rules/d.ts', '../ui/Spinner'],
  ['domain-is-pure-of-node', 'mfe-scores/src/domain/e.ts', 'node:fs'],
  ['packages-know-only-the-kernel', 'mfe-scores/src/view/f.ts', '../../../mfe-ads/src/domain/banner'],
  ['packages-know-only-the-kernel', 'shared-kernel/src/rules/g.ts', '../../../mfe-ads/src/domain/banner'],
  ['tooling-knows-nothing', 'tooling/h.mjs', '../shared-kernel/src/rules/clock.ts'],
  ['servers-draw-nothing', 'api/src/i.ts', '../../shared-kernel/src/ui/Spinner'],
  ['testing-is-for-tests', 'mfe-scores/src/state/j.ts', '../../../shared-kernel/src/testing/builders'],
  ['no-cycles', 'mfe-scores/src/domain/k.ts', './k'],
  ['nothing-unresolved', 'mfe-scores/src/domain/l.ts', './gone'],
]);

/** @type {string} */
let workspace;
/** @type {string} */
let respected;
/** @type {string} */
let violated;

beforeAll(() => {
  workspace = mkdtempSync(path.join(tmpdir(), 'arrows-'));
  for (const [file, content] of Object.entries(KERNEL_AND_REMOTE)) plant(file, content);
  respected = violations();
  for (const [, file, imported] of VIOLATIONS) plant(file, `import '${imported}';`);
  violated = violations();
}, 60_000);

afterAll(() => rmSync(workspace, { recursive: true }));

it('lets view → state → domain → kernel pass', () => {
  expect(respected).toContain('no dependency violations found');
});

it.each(VIOLATIONS)('%s refuses %s importing %s', (rule, file) => {
  expect(violated).toContain(`${rule}: ${file}`);
});

/** @param {string} file @param {string} content */
function plant(file, content) {
  const whole = path.join(workspace, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, content);
}

function violations() {
  const config = path.join(root, '.dependency-cruiser.cjs');
  const args = [commandOf('dependency-cruiser', 'depcruise'), '--config', config, '--output-type', 'err', '.'];
  try {
    return execFileSync(process.execPath, args, { cwd: workspace, encoding: 'utf8' });
  } catch (error) {
    return String(Object(error).stdout);
  }
}
