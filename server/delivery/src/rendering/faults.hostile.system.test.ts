import { anEntry, aRenderingSite } from './testing/renderingSite';
import { until } from './testing/until';

const GOOD = anEntry("'good'");
const entry = (draw: string, needs = '() => []') => `module.exports = { needs: ${needs}, draw: ${draw} };`;

type Rows = readonly (readonly [what: string, code: string, said: string])[];

/** How it fails, its entry, and what is said of it. */
const THROWN: Rows = [
  ['throws in draw', entry(`() => { throw new Error('oh') }`), 'oh'],
  ['throws in needs', entry(`() => ({ html: '', css: '' })`, `() => { throw new Error('oh') }`), 'oh'],
  ['throws something without words', entry(`() => { throw { get message() { throw 1 } } }`), 'without words'],
  ['throws undefined', entry(`() => { throw undefined }`), 'undefined'],
  ['recurses without an end', entry(`() => { const f = () => f() + 1; return f() }`), 'call stack'],
  ['wants to end the process', entry(`() => process.exit(1)`), 'process is not defined'],
  ['wants a module', entry(`() => require('node:fs').readFileSync('/etc/passwd')`), 'require is not defined'],
  ['wants the network', entry(`() => fetch('http://127.0.0.1/')`), 'fetch is not defined'],
  ['makes code from text', entry(`() => Function('return 1')()`), 'Code generation from strings'],
  ['asks for chance', entry(`() => Math.random()`), 'chance'],
];

/** What it renders, as an expression. */
const RENDERED: Rows = [
  ['nothing at all', 'null', 'html to be a text'],
  ['a text', `'<p>'`, 'html to be a text'],
  ['a promise without an end', 'new Promise(() => {})', 'html to be a text'],
  ['no styles', `{ html: '' }`, 'css to be a text'],
  ['an object with a mind of its own', `{ html: { toString: () => '<p>' }, css: '' }`, 'html to be a text'],
  ['10 MB', `{ html: 'x'.repeat(1e7), css: '' }`, 'at most 524288 bytes of html'],
  ['more bytes than characters', `{ html: 'á'.repeat(300000), css: '' }`, 'at most 524288 bytes of html'],
  ['10 MB of styles', `{ html: '', css: 'x'.repeat(1e7) }`, 'at most 131072 bytes of css'],
  ['10 MB of something else', `{ html: '', css: '', more: 'x'.repeat(1e7) }`, 'at most 32768 bytes'],
  ['HTML that grows when it is written', `{ html: '<p title="' + '&'.repeat(200000) + '">', css: '' }`, 'at most'],
  [
    'itself',
    `(() => { const rendered = { html: '', css: '' }; rendered.self = rendered; return rendered })()`,
    'circular',
  ],
  ['another word for search engines', `{ html: '', css: '', robots: 'all' }`, 'At rendered.robots: expected noindex'],
  ['styles that end', `{ html: '', css: 'p{content:"</style>"}' }`, 'got </ in them'],
  ['a script', `{ html: '<p>a<script>alert(1)</script>', css: '' }`, 'expected no <script>'],
  // It takes seconds.
  ...(process.env.TEST_RING === 'long'
    ? ([['a hundred thousand tags in each other', `{ html: '<b>'.repeat(100000), css: '' }`, '']] satisfies Rows)
    : []),
];

/** What it needs, as an expression. */
const NEEDED: Rows = [
  ['no list', `'x'`, 'needs to give a list'],
  ['a promise', `Promise.resolve([])`, 'needs to give a list'],
  ['10 MB', `[{ key: 'x'.repeat(1e7), path: '/x' }]`, 'at most 32768 bytes'],
  ['requests without a path', `[{ key: 'a' }]`, 'At asks.0.path'],
  ['numbers', `[1]`, 'At asks.0'],
  ...[
    'http://vi-du.example/',
    '//vi-du.example/',
    '/../admin',
    '/%2e%2e/admin',
    '/a\\b',
    'a',
    '/a?b=c',
    '/a#b',
    '/a b',
    '/trận',
    '',
  ].map((path) => [`the path ${path}`, JSON.stringify([{ key: 'a', path }]), 'a path of our REST'] as const),
];

describe('what costs one rendering', () => {
  it('an entry that throws, renders or needs what it must not, each at an address of its own', async () => {
    const rows = [
      ...THROWN.map(([how, code, said]) => ({ name: how, code, kind: 'threw', said })),
      ...RENDERED.map(([what, rendered, said]) => ({
        name: `renders ${what}`,
        code: entry(`() => (${rendered})`),
        kind: 'unfit',
        said,
      })),
      ...NEEDED.map(([what, needed, said]) => ({
        name: `needs ${what}`,
        code: entry(`() => ({ html: '', css: '' })`, `() => ${needed}`),
        kind: 'unfit',
        said,
      })),
    ];
    const ask = jest.fn(async () => undefined);
    const { renderers, aLive, aRequest, time, faultsOf, reports } = await aRenderingSite({}, ask);
    const file = await aLive(`
      const entries = [${rows.map(({ code }) => `(() => { const module = {}; ${code} return module.exports })()`).join()}];
      const at = ({ path }) => entries[path.slice(1)];
      module.exports = {
        needs: (request) => at(request).needs(request),
        draw: (request, answers) => at(request).draw(request, answers),
      };`);
    for (const [index, { name, kind, said }] of rows.entries()) {
      const { [kind]: before = 0, ...others } = faultsOf();
      expect([name, await renderers.render(file, aRequest({ path: `/${index}` }))]).toEqual([name, undefined]);
      expect([name, faultsOf()]).toEqual([name, { ...others, [kind]: before + 1 }]);
      expect([name, reports.splice(0)]).toEqual([name, [expect.stringContaining(said)]]);
      // One report a minute.
      time.ms += 60_000;
    }
    expect(ask).not.toHaveBeenCalled();
  });

  it('the next part is rendered by the same worker, and a failing one is tried once a second', async () => {
    const { renderers, aLive, aRequest, time, faultsOf, reports } = await aRenderingSite();
    const file = await aLive(
      entry(`({ path }) => {
        globalThis.count = (globalThis.count ?? 0) + 1;
        if (path === '/bad') throw new Error('oh');
        return { html: String(globalThis.count), css: '' };
      }`),
    );
    const bad = () => renderers.render(file, aRequest({ path: '/bad' }));
    expect([await bad(), await bad()]).toEqual([undefined, undefined]);
    expect(await renderers.render(file, aRequest())).toMatchObject({ html: '2' });
    time.ms += 1_000;
    await bad();
    expect(faultsOf()).toEqual({ threw: 2 });
    expect(reports).toHaveLength(1);
    time.ms += 59_000;
    await bad();
    expect(reports).toHaveLength(2);
  });

  it('timers never fire, and promises that nobody caught cost nothing', async () => {
    const { renderers, aLive, aRequest, time, faultsOf } = await aRenderingSite();
    const file = await aLive(
      anEntry(
        `String(globalThis.count) + globalThis.fired`,
        `globalThis.count = (globalThis.count ?? 0) + 1;
         for (let i = 0; i < 1000; i++) Promise.reject(new Error('nobody'));
         setTimeout(() => { globalThis.fired = true }, 0);
         setInterval(() => { globalThis.fired = true }, 1);
         import('node:fs')`,
      ),
    );
    expect(await renderers.render(file, aRequest())).toMatchObject({ html: '1undefined' });
    time.ms += 3_000;
    expect(await renderers.render(file, aRequest())).toMatchObject({ html: '2undefined' });
    expect(faultsOf()).toEqual({});
  });
});

it('whichever way it climbs, it finds no file, no socket and no process', async () => {
  const { renderers, aLive, aRequest } = await aRenderingSite();
  const climbs = [
    `this.constructor.constructor('return process')()`,
    `globalThis.constructor.constructor('return process')()`,
    `setTimeout.constructor('return process')()`,
    `queueMicrotask.constructor('return process')()`,
    `request.constructor.constructor('return process')()`,
    `new Date().constructor.constructor('return process')()`,
    `module.constructor._load('node:fs')`,
    `module.require('node:fs')`,
    `new WebSocket('ws://127.0.0.1')`,
    `new MessageChannel()`,
    `new SharedWorker('x')`,
    `URL.constructor('return process')()`,
    `new TextEncoder().constructor.constructor('return process')()`,
    `new FinalizationRegistry(() => {})`,
    `Atomics.waitAsync(new Int32Array(new SharedArrayBuffer(4)), 0, 0)`,
    `eval('process')`,
  ];
  const tried = climbs.map((climb) => `attempt(function () { return ${climb} })`);
  const file = await aLive(
    anEntry(
      `JSON.stringify([${tried.join()}])`,
      `function attempt(climb) { try { return typeof climb.call(globalThis) } catch (error) { return 'none' } }`,
    ),
  );
  const rendered = await renderers.render(file, aRequest());
  expect(rendered?.html).toBe(JSON.stringify(climbs.map(() => 'none')));
});

/** What may find an object of the outer world; each reports its findings by `found`, whenever it may run. */
const ESCAPES: [how: string, code: string][] = [
  [
    'the constructor of a given function',
    `for (const name of Object.getOwnPropertyNames(globalThis)) found(Object(globalThis[name]).constructor)`,
  ],
  [
    'the frames of an error',
    `Error.prepareStackTrace = (_, sites) => sites.forEach((site) => { found(site.getFunction?.()); found(site.getThis?.()) });
     new Error().stack`,
  ],
  [
    'an error thrown where the stack is full',
    `const deep = () => { try { deep() } catch (error) { found(error) } try { module.exports.needs() } catch (error) { found(error) } };
     deep()`,
  ],
  [
    'what a timer gives',
    `found(setTimeout(() => {}, 0)); setTimeout(() => { throw { get message() { found(this) } } }, 0)`,
  ],
  [
    'the caller of a getter',
    `aside = { get html() { found((function f() { return f.caller })()); return '' }, css: '' }`,
  ],
  [
    'whoever reads its JSON',
    `aside = { html: '', css: '', toJSON() { found(this); found(arguments[0]); return { html: '', css: '' } } }`,
  ],
];

it.each(ESCAPES)('%s is no object of the outer world', async (_, code) => {
  const { renderers, aLive, aRequest, time } = await aRenderingSite();
  const file = await aLive(`
    let heard = 0;
    function found(thing) {
      let root = Object(thing);
      if (root !== thing) return;
      while (Object.getPrototypeOf(root)) root = Object.getPrototypeOf(root);
      if (root !== thing && root !== Object.prototype) heard += 1;
    }
    let tries = 0;
    module.exports = { needs: () => [], draw() {
      if (tries++ > 0) return { html: 'heard ' + heard, css: '' };
      let aside = { html: 'first', css: '' };
      ${code};
      return aside;
    } };`);
  await renderers.render(file, aRequest());
  time.ms += 2_000;
  expect(await renderers.render(file, aRequest())).toMatchObject({ html: 'heard 0' });
});

// Node gives its error, which is of the outer world, to whoever imports.
it.each([
  ['says what only Node says', `{ cmd: 'NODE_HANDLE_ACK' }`],
  ['renders what nobody has looked at', `{ outcome: { kind: 'made', made: { html: '<script>', css: '' } }, took: -1 }`],
])('an entry whose refused import %s is rendered as ever, and delivery lives', async (_, forged) => {
  const { renderers, aLive, aRequest, time, faultsOf } = await aRenderingSite();
  const file = await aLive(
    anEntry(
      `String(globalThis.refused)`,
      `import('x').catch((error) => {
         globalThis.refused = true;
         let root = error;
         while (Object.getPrototypeOf(root)) root = Object.getPrototypeOf(root);
         Object.defineProperty(root, 'toJSON', { value: () => (${forged}) });
       })`,
    ),
  );
  const render = async () => {
    time.ms += 2_000;
    return (await renderers.render(file, aRequest()))?.html;
  };
  await until(async () => (await render()) === 'true');
  expect([await render(), faultsOf()]).toEqual(['true', {}]);
});

it('an entry cannot replace what its HTML is checked with', async () => {
  const { renderers, aLive, aRequest, time, faultsOf } = await aRenderingSite();
  const file = await aLive(
    anEntry(
      `globalThis.tried ? '<p>a<script>alert(1)</script>' : 'not yet'`,
      `import('x').catch((error) => {
         let root = error;
         while (Object.getPrototypeOf(root)) root = Object.getPrototypeOf(root);
         const texts = root.constructor('x').constructor.prototype;
         globalThis.tried = true;
         texts.toLowerCase = () => 'p';
         texts.includes = () => false;
       })`,
    ),
  );
  const render = async () => {
    time.ms += 2_000;
    return (await renderers.render(file, aRequest()))?.html;
  };
  await until(async () => (await render()) !== 'not yet');
  expect([await render(), faultsOf().unfit]).toEqual([undefined, expect.any(Number)]);
});

describe('what ends the worker, and lets the release rest for a minute', () => {
  const loop = 'for (;;) {}';
  const heap = 'const held = []; for (;;) held.push(new Array(10000).fill(held.length))';
  const buffers = 'const held = []; for (;;) held.push(new Uint8Array(1e7).fill(1))';

  it.each([
    ['computes without an end in draw', entry(`() => { ${loop} }`), 'hung'],
    ['computes without an end in needs', entry('() => undefined', `() => { ${loop} }`), 'hung'],
    ['reads an expression without an end', entry(`() => /(a*)*b/.test('a'.repeat(60))`), 'hung'],
    ['waits for ever', entry(`() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)`), 'hung'],
    ['computes without an end after its HTML', aftermath('(function f() { queueMicrotask(f) })()'), 'hung'],
    ['computes without an end as its HTML is read', entry(`() => ({ get html() { ${loop} } })`), 'hung'],
  ])('an entry that %s', async (_, code, kind) => {
    const { renderers, aLive, aRequest, faultsOf, reports, time } = await aRenderingSite({ computingMs: 200 });
    const file = await aLive(code);
    await renderers.render(file, aRequest());
    time.ms += 2_000;
    await renderers.render(file, aRequest());
    expect(faultsOf()).toMatchObject({ [kind]: 1 });
    expect(reports).toEqual([expect.stringContaining(`(${kind})`)]);
  });

  const holders: [string, string][] = [
    ['1 GB of heap', heap],
    ['1 GB of buffers', buffers],
    ['1 GB in one array', 'const one = new Array(2 ** 27).fill(0)'],
    ['1 GB in one buffer', 'const one = new Uint8Array(2 ** 30).fill(1)'],
    ['as many objects as there are milliseconds', 'const one = Array.from({ length: 1e8 }, (_, i) => ({ i }))'],
    ['a list that never ends', 'const one = {}; for (let i = 0; ; i++) one["k" + i] = i'],
    ['one text of all', 'const one = JSON.stringify(Array(1e8).fill({ a: 1 }))'],
  ];
  // The dear ones come last.
  it.each(holders.slice(0, process.env.TEST_RING === 'long' ? holders.length : 3))(
    'an entry that holds %s',
    async (_, code) => {
      const { renderers, aLive, aRequest, faultsOf } = await aRenderingSite();
      expect(await renderers.render(await aLive(entry(`() => { ${code} }`)), aRequest())).toBeUndefined();
      expect(faultsOf()).toEqual({ memory: 1, lost: 1 });
    },
  );

  it('an entry that leaks a little each time', async () => {
    const { renderers, aLive, aRequest, faultsOf, time } = await aRenderingSite();
    const file = await aLive(
      anEntry(
        `'x'`,
        `(globalThis.held ??= []).push(new Uint8Array(3e7).fill(1)); if (held.length > 20) throw 'too late'`,
      ),
    );
    while ((await renderers.render(file, aRequest())) && faultsOf().memory === undefined) time.ms += 2_000;
    expect(faultsOf()).toMatchObject({ memory: 1 });
  });

  it('an entry that takes too long three times in a minute, when it is warm', async () => {
    const { renderers, aLive, aRequest, faultsOf, pageCounts, time } = await aRenderingSite({
      overrunMs: 0,
      warmUp: 3,
    });
    const file = await aLive(GOOD);
    for (const _ of [1, 2, 3, 4, 5]) {
      expect(await renderers.render(file, aRequest())).toMatchObject({ html: 'good' });
      time.ms += 2_000;
    }
    expect(faultsOf()).toEqual({});
    await renderers.render(file, aRequest());
    expect(faultsOf()).toEqual({ overruns: 1 });
    expect(pageCounts()?.overruns).toBe(3);
  });

  it.each([
    ['computes without an end', loop],
    ['throws', `throw new Error('oh')`],
    ['wants a module', `require('react')`],
    ['is no code', 'const = 1'],
    ['exports something else', 'module.exports = { draw: 1 }'],
    ['fills the heap', heap],
  ])('an entry that %s when it is loaded', async (_, code) => {
    const { renderers, aLive, aRequest, faultsOf, reports } = await aRenderingSite({ loadingMs: 3_000 });
    expect(await renderers.render(await aLive(code), aRequest())).toBeUndefined();
    expect(Object.values(faultsOf())).toEqual([1, 1]);
    expect(reports).toHaveLength(1);
  });

  it('a file that is not the released one', async () => {
    const { renderers, aFile, aRequest, reports } = await aRenderingSite();
    const file = { ...(await aFile(GOOD)), integrity: `sha384-${'A'.repeat(64)}` };
    renderers.keep([file]);
    expect(await renderers.render(file, aRequest())).toBeUndefined();
    expect(reports).toEqual([expect.stringContaining('expected the released file')]);
  });

  it('no file at all', async () => {
    const { renderers, aFile, aRequest, faultsOf } = await aRenderingSite();
    const file = { ...(await aFile(GOOD)), file: '/nowhere/server.cjs' };
    renderers.keep([file]);
    expect(await renderers.render(file, aRequest())).toBeUndefined();
    expect(faultsOf()).toEqual({ loading: 1, lost: 1 });
  });

  it('it is not rendered with while it rests, then tried again; what it rendered before is the fallback for a minute', async () => {
    const { renderers, aLive, aRequest, faultsOf, time } = await aRenderingSite({ computingMs: 200 });
    const file = await aLive(
      entry(`({ path }) => { if (path === '/bad') { ${loop} } return { html: path, css: '' } }`),
    );
    await renderers.render(file, aRequest());
    await renderers.render(file, aRequest({ path: '/bad' }));
    time.ms += 59_999;
    expect(await renderers.render(file, aRequest())).toMatchObject({ html: '/' });
    expect(await renderers.render(file, aRequest({ path: '/other' }))).toBeUndefined();
    expect(faultsOf()).toEqual({ hung: 1, lost: 1 });
    // Its process may still have to go.
    await until(async () => {
      time.ms += 1_000;
      return (await renderers.render(file, aRequest({ path: '/other' })))?.html === '/other';
    });
  });
});

it('while two remotes hang a third renders', async () => {
  const { renderers, aFile, aRequest } = await aRenderingSite();
  const hanging = await Promise.all(
    ['mfe-ads', 'mfe-articles'].map((name) => aFile(entry('() => { for (;;) {} }'), name)),
  );
  const good = await aFile(GOOD);
  renderers.keep([...hanging, good]);
  const over: string[] = [];
  for (const file of hanging) renderers.render(file, aRequest()).then(() => over.push(file.remote));
  expect(await renderers.render(good, aRequest())).toMatchObject({ html: 'good' });
  expect(over).toEqual([]);
});

it('of 500 pages that one address asks for at once twenty are rendered, and the others refused at once; what is everybody’s is rendered', async () => {
  const { renderers, aLive, aRequest, faultsOf, reports } = await aRenderingSite();
  const file = await aLive(anEntry('request.path'));
  const paths = Array.from({ length: 500 }, (_, index) => `/${index}`);
  const asked = paths.map((path) => renderers.render(file, aRequest({ path }), 'one'));
  const everybodys = ['/x', '/y', '/z', '/u', '/v'].map((path) => renderers.render(file, aRequest({ path })));
  const rendered = await Promise.all(asked);
  expect((await Promise.all(everybodys)).map((one) => one?.html)).toEqual(['/x', '/y', '/z', '/u', '/v']);
  expect(rendered.map((one) => one?.html)).toEqual([...paths.slice(0, 20), ...paths.slice(20).map(() => undefined)]);
  expect(faultsOf()).toEqual({ refused: 480 });
  expect(reports).toHaveLength(1);
});

it('of more HTML than it may hold it forgets the oldest', async () => {
  const { renderers, aLive, aRequest } = await aRenderingSite({ cacheBytes: 10_000 });
  const file = await aLive(anEntry(`String(globalThis.count = (globalThis.count ?? 0) + 1) + 'x'.repeat(1000)`));
  const at = async (path: string) => (await renderers.render(file, aRequest({ path })))?.html.replaceAll('x', '');
  expect([await at('/a'), await at('/b'), await at('/c'), await at('/d'), await at('/e')]).toEqual([...'12345']);
  expect([await at('/e'), await at('/a')]).toEqual(['5', '6']);
});

/** Renders well, then does something that nobody waits for. */
function aftermath(code: string): string {
  return anEntry(`'good'`, code);
}
