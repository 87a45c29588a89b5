/**
 * The import rules between the parts, checked by `npm test`: packages know only the kernel, and inside a front-end
 * package imports run view → state → domain. CONTRIBUTING.md says what belongs where.
 */

const FRONT_END = '(shell|mfe-[^/]+)';
const PACKAGE = '(shell|mfe-[^/]+|shared-kernel|server/[^/]+|e2e|bench|tooling)';
const TEST = '\\.test\\.tsx?$';
const SERVER = '^server/[^/]+/src/main\\.ts$';
const COMMAND = '^server/[^/]+/bin/[^/]+\\.cjs$';
const CONFIG = '/(webpack|jest|playwright)\\.config\\.[^/]+$';

/** Libraries for views, time, storage or network: pure football code uses none of them. */
const IMPURE =
  '(^|/)node_modules/(react|react-dom|react-router|i18next|styled-components|virtua|rxjs|@microsoft/signalr|@module-federation)/';

/** Folders inside a package, from high to low: each knows those below it, and none of its own level. */
const LEVELS = {
  'server/api/src': [
    ['process'],
    ['beacon', 'judge'],
    ['adverts', 'content', 'embed', 'history', 'metrics', 'rest', 'search', 'visits'],
    ['internal', 'seasons', 'sharing'],
    ['http'],
    ['live'],
    ['board', 'releases'],
    ['store'],
  ],
  'server/delivery/src': [
    ['commands', 'dev'],
    ['http'],
    ['page', 'metrics'],
    ['previews'],
    ['release'],
    ['config'],
    ['live'],
    ['rendering', 'pointers'],
  ],
  'server/feeds/src': [
    ['fakeVendors'],
    ['several', 'recorded'],
    ['apiFootball', 'footballData', 'openligadb', 'simulator', 'theSports'],
    ['polled'],
    ['timeline'],
  ],
  'mfe-scores/src/view': [['pages'], ['board', 'match', 'tables'], ['parts']],
};

const DOWNWARD = Object.entries(LEVELS).flatMap(([root, levels]) => {
  const name = root.replace(/^server\/|\/src.*$/g, '');
  return [
    ...levels.map((folders, level) => ({
      name: `arrows-run-down-in-${name}`,
      comment:
        'A folder knows those on lower levels (LEVELS in .dependency-cruiser.cjs): move down what two of them share.',
      severity: /** @type {const} */ ('error'),
      from: { path: `^${root}/(${folders.join('|')})/`, pathNot: TEST },
      to: {
        path: `^${root}/(?:${levels
          .slice(0, level + 1)
          .flat()
          .join('|')})/`,
        pathNot: `^${root}/$1/`,
      },
    })),
    {
      name: `folders-have-a-level-in-${name}`,
      comment: 'A new folder is given its level (LEVELS in .dependency-cruiser.cjs).',
      severity: /** @type {const} */ ('error'),
      from: {},
      to: { path: `^${root}/(?!(?:${[...levels.flat(), 'bin', 'testing'].join('|')})/)[^/]+/` },
    },
  ];
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-knows-no-state-or-view',
      comment: 'view → state → domain, never back.',
      severity: 'error',
      from: { path: `^${FRONT_END}/src/domain/` },
      to: { path: '^$1/src/(state|view)/' },
    },
    {
      name: 'state-knows-no-view',
      comment: 'view → state → domain, never back.',
      severity: 'error',
      from: { path: `^${FRONT_END}/src/state/` },
      to: { path: '^$1/src/view/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Code of the domain needs no React, stream, storage or network; pass `now` and `random` in.',
      severity: 'error',
      from: { path: `^(${FRONT_END}/src/domain|shared-kernel/src/(rules|entities))/`, pathNot: TEST },
      to: { path: [IMPURE, '^shared-kernel/src/(ui|react|http|storage|router)/'] },
    },
    {
      name: 'domain-is-pure-of-node',
      comment: 'Code of the domain runs in a page and on a server.',
      severity: 'error',
      from: { path: `^(${FRONT_END}/src/domain|shared-kernel/src)/`, pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'packages-know-only-the-kernel',
      comment: 'A package is released on its own, so it may import nothing of another but the kernel.',
      severity: 'error',
      from: {
        path: `^${PACKAGE}/`,
        pathNot: [CONFIG, '^server/', '^bench/', '^e2e/smoke/smoke\\.cjs$'],
      },
      to: { path: `^${PACKAGE}/`, pathNot: ['^$1/', '^shared-kernel/'] },
    },
    {
      name: 'benchmarks-know-helpers-of-tests',
      comment: 'A benchmark measures the product that runs, which the helpers of tests start and feed.',
      severity: 'error',
      from: { path: '^bench/', pathNot: [CONFIG, '^bench/run\\.cjs$'] },
      to: { path: `^${PACKAGE}/`, pathNot: ['^bench/', '^shared-kernel/', '^e2e/', '/testing/'] },
    },
    {
      name: 'servers-know-the-kernel-and-each-other',
      comment: 'Servers are built together; the arrows between them are below.',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: [CONFIG, COMMAND, '^server/api/src/(content/read|sharing)/', SERVER] },
      to: { path: `^${PACKAGE}/`, pathNot: ['^server/', '^shared-kernel/', '^tooling/build/'] },
    },
    {
      name: 'one-reader-of-content',
      comment: 'What editors and the ad team write is read by the same code when it is checked, built and published.',
      severity: 'error',
      from: { path: '^server/api/src/content/read/' },
      to: { path: `^${PACKAGE}/`, pathNot: ['^server/(api|shared)/', '^shared-kernel/', '^tooling/content/'] },
    },
    {
      name: 'pictures-are-read-alike',
      comment: 'Crests are read with the limits of other pictures.',
      severity: 'error',
      from: { path: '^server/api/src/sharing/' },
      to: { path: `^${PACKAGE}/`, pathNot: ['^server/', '^shared-kernel/', '^tooling/content/sharePicture'] },
    },
    {
      name: 'servers-are-watched-alike',
      comment: 'Both servers begin with the same watchdog, which needs Node and so is no part of the kernel.',
      severity: 'error',
      from: { path: SERVER },
      to: { path: `^${PACKAGE}/`, pathNot: ['^server/', '^shared-kernel/', '^tooling/server/'] },
    },
    {
      name: 'commands-are-built-first',
      comment:
        'A command of a checkout has tooling install and build what it runs; a release is looked at on what runs here.',
      severity: 'error',
      from: { path: [COMMAND, '^e2e/smoke/smoke\\.cjs$', '^bench/run\\.cjs$'] },
      to: { path: `^${PACKAGE}/`, pathNot: ['^server/[^/]+/bin/', '^tooling/run/', '^e2e/smoke/', '^bench/'] },
    },
    {
      name: 'tooling-knows-nothing',
      comment: 'Tooling builds and checks any package; it imports none, the kernel included.',
      severity: 'error',
      from: { path: '^tooling/' },
      to: { path: '^shared-kernel/' },
    },
    {
      name: 'servers-render-nothing',
      comment: 'api and delivery use the kernel for entities, protocol, rules, contract and http.',
      severity: 'error',
      from: { path: '^server/', pathNot: TEST },
      to: { path: '^shared-kernel/src/(ui|react|router)/' },
    },
    {
      name: 'servers-know-what-stands-below',
      comment:
        'api and delivery use feeds, the hub and what servers share; feeds know what servers share, and that knows no server.',
      severity: 'error',
      from: { path: '^server/(feeds|shared)/' },
      to: { path: '^server/(api|delivery|feeds|hub)/', pathNot: '^server/$1/' },
    },
    {
      name: 'hub-stands-alone',
      comment: 'The hub knows no football and no package of ours: any other project could use it as it is.',
      severity: 'error',
      from: { path: '^server/hub/', pathNot: CONFIG },
      to: { path: `^${PACKAGE}/`, pathNot: '^server/hub/' },
    },
    {
      name: 'servers-know-no-other-server',
      comment: 'api and delivery run in processes of their own and meet over HTTP alone.',
      severity: 'error',
      from: { path: '^server/(api|delivery)/' },
      to: { path: '^server/(api|delivery)/', pathNot: '^server/$1/' },
    },
    ...DOWNWARD,
    {
      name: 'no-two-folders-import-each-other',
      comment: 'Two folders that need each other are one subject, or share a part that a third should have.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^mfe-scores/src/view/' },
      to: { path: '^mfe-scores/src/view/', circular: true },
    },
    {
      name: 'api-is-put-together-at-the-top',
      comment: 'The application and its configuration know the folders, and only what starts a process knows them.',
      severity: 'error',
      from: { path: '^server/api/src/(?!(?:process|bin|testing)/)[^/]+/', pathNot: TEST },
      to: { path: '^server/api/src/[^/]+$' },
    },
    {
      name: 'sql-stands-in-the-store',
      comment:
        'Everything else asks the store, whose folder alone knows SQL and connections; tests may look behind it.',
      severity: 'error',
      from: {
        path: '^server/[^/]+/src/',
        pathNot: [TEST, '^server/api/src/(store/|((process|history)/)?testing/)'],
      },
      to: {
        path: [
          '(^|/)node_modules/(kysely|pg|@electric-sql/pglite)/',
          '^server/api/src/store/(connection|migrate|openPostgres|poolConnection)',
          '^server/api/src/store/(embedded|migrations|postgres)/',
        ],
      },
    },
    {
      name: 'shared-by-subject',
      comment: 'What servers share stands in a folder that names its subject.',
      severity: 'error',
      from: {},
      to: { path: '^server/shared/src/[^/]+$' },
    },
    {
      name: 'testing-is-for-tests',
      comment: 'Builders and fakes stay out of releases; only tests, e2e, benchmarks and the `alone` entries use them.',
      severity: 'error',
      from: { pathNot: [TEST, '^(bench|e2e)/', '/src/alone[^/]*$', '/testing/'] },
      to: { path: '/testing/', pathNot: '/node_modules/' },
    },
    {
      name: 'router-through-the-kernel',
      comment: 'React Router is shared as shared-kernel/router; any other import would be a second copy.',
      severity: 'error',
      from: { path: `^${PACKAGE}/`, pathNot: '^shared-kernel/src/router/' },
      to: { path: '(^|/)node_modules/react-router(-dom)?/' },
    },
    {
      name: 'one-place-for-foreign-html',
      comment: 'Foreign HTML is cleaned and rendered in one file.',
      severity: 'error',
      from: { path: `^${PACKAGE}/`, pathNot: '^mfe-articles/src/view/article/SafeHtml\\.tsx$' },
      to: { path: '(^|/)node_modules/dompurify/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'dev-dependencies-stay-home',
      comment: 'What a build or a server needs at run time stands in `dependencies`.',
      severity: 'error',
      from: { path: `^${PACKAGE}/src/`, pathNot: [TEST, '/testing/'] },
      to: { path: '^(?!tooling/(content|server)/)', dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(server/)?[^/]+/(dist|test-results)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
