import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandOf, root } from './workspace.cjs';

/** A workspace without violations. */
const KERNEL_AND_REMOTE = {
  'shared-kernel/src/rules/clock.ts': 'export const clock = 1;',
  'shared-kernel/src/ui/Spinner.ts': 'export const Spinner = 1;',
  'server/shared/src/http/strictServer.ts': "import 'node:http'; export const strict = 1;",
  'server/shared/src/loose.ts': 'export const loose = 1;',
  'server/api/src/board.ts': "import { feed } from '../../feeds/src/provider'; export const board = feed;",
  'server/feeds/src/provider.ts':
    "import { strict } from '../../shared/src/http/strictServer'; export const feed = strict;",
  'shared-kernel/src/testing/builders.ts': 'export const aMatch = 1;',
  'mfe-ads/src/domain/banner.ts':
    "import { clock } from '../../../shared-kernel/src/rules/clock'; export const banner = clock;",
  'mfe-scores/src/domain/board.ts': 'export const board = 1;',
  'mfe-scores/src/state/store.ts': "import { board } from '../domain/board'; export const store = board;",
  'mfe-scores/src/view/Page.ts': "import { store } from '../state/store'; export const Page = store;",
  'mfe-scores/src/view/tables/table.ts': 'export const table = 1;',
  'server/hub/src/hub.ts': 'export const hub = 1;',
  'server/hub/src/testing/afterTest.ts': 'export const afterTest = 1;',
  'server/hub/src/hub.test.ts': "import { afterTest } from './testing/afterTest'; afterTest;",
  'server/api/src/app.ts': "import { hub } from '../../hub/src/hub'; export const app = hub;",
  'server/api/src/rest/routes.ts': 'export const routes = 1;',
  'server/api/src/process/start.ts': "import { app } from '../app'; export const start = app;",
  'server/delivery/src/http/pages.ts': 'export const pages = 1;',
  'server/delivery/src/previews/preview.ts': 'export const preview = 1;',
  'server/feeds/src/polled/follow.ts': 'export const follow = 1;',
  'server/feeds/src/openligadb/league.ts': 'export const league = 1;',
  'server/api/src/store/connection.ts': "import { Kysely } from 'kysely'; export const connection = Kysely;",
  'node_modules/kysely/index.js': 'export const Kysely = 1;',
  'node_modules/kysely/package.json': '{ "name": "kysely", "version": "1.0.0" }',
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
  ['benchmarks-know-helpers-of-tests', 'bench/q.ts', '../mfe-ads/src/domain/banner'],
  ['tooling-knows-nothing', 'tooling/h.mjs', '../shared-kernel/src/rules/clock.ts'],
  ['servers-render-nothing', 'server/api/src/i.ts', '../../../shared-kernel/src/ui/Spinner'],
  ['packages-know-only-the-kernel', 'mfe-scores/src/state/m.ts', '../../../server/shared/src/http/strictServer'],
  ['packages-know-only-the-kernel', 'shared-kernel/src/rules/n.ts', '../../../server/shared/src/http/strictServer'],
  ['servers-know-the-kernel-and-each-other', 'server/api/src/o.ts', '../../../mfe-ads/src/domain/banner'],
  ['commands-are-built-first', 'server/api/bin/w.cjs', '../../../mfe-ads/src/domain/banner'],
  ['servers-know-what-stands-below', 'server/feeds/src/p.ts', '../../api/src/board'],
  ['servers-know-what-stands-below', 'server/shared/src/http/q.ts', '../../../feeds/src/provider'],
  ['servers-know-no-other-server', 'server/delivery/src/r.ts', '../../api/src/board'],
  ['shared-by-subject', 'server/api/src/s.ts', '../../shared/src/loose'],
  ['hub-stands-alone', 'server/hub/src/t.ts', '../../../shared-kernel/src/rules/clock'],
  ['hub-stands-alone', 'server/hub/src/u.ts', '../../api/src/board'],
  ['hub-stands-alone', 'server/hub/src/testing/v.ts', '../../../shared/src/http/strictServer'],
  ['sql-stands-in-the-store', 'server/api/src/content/w.ts', 'kysely'],
  ['sql-stands-in-the-store', 'server/api/src/content/x.ts', '../store/connection'],
  ['arrows-run-down-in-api', 'server/api/src/store/a.ts', '../rest/routes'],
  ['arrows-run-down-in-api', 'server/api/src/adverts/b.ts', '../rest/routes'],
  ['arrows-run-down-in-api', 'server/api/src/rest/c.ts', '../process/start'],
  ['arrows-run-down-in-feeds', 'server/feeds/src/polled/d.ts', '../openligadb/league'],
  ['arrows-run-down-in-feeds', 'server/feeds/src/simulator/e.ts', '../openligadb/league'],
  ['arrows-run-down-in-delivery', 'server/delivery/src/page/m.ts', '../http/pages'],
  ['arrows-run-down-in-delivery', 'server/delivery/src/live/n.ts', '../previews/preview'],
  ['folders-have-a-level-in-delivery', 'server/delivery/src/page/o.ts', '../jobs/job'],
  ['folders-have-a-level-in-api', 'server/api/src/process/f.ts', '../jobs/job'],
  ['folders-have-a-level-in-feeds', 'server/feeds/src/polled/g.ts', '../jobs/job'],
  ['arrows-run-down-in-mfe-scores', 'mfe-scores/src/view/parts/y.ts', '../tables/table'],
  ['arrows-run-down-in-mfe-scores', 'mfe-scores/src/view/board/z.ts', '../tables/table'],
  ['api-is-put-together-at-the-top', 'server/api/src/rest/h.ts', '../app'],
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
  for (const server of ['api', 'delivery', 'feeds']) plant(`server/${server}/src/jobs/job.ts`, '');
  for (const [, file, imported] of VIOLATIONS) plant(file, `import '${imported}';`);
  violated = violations();
});

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
