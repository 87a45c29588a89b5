import { createServer } from 'node:http';
import type { ReleaseFigures } from 'server-shared/releases/releaseFigures';
import { partKey } from 'shared-kernel/protocol/partKey';
import { anUpstream } from '../testing/aServer';
import { someFigures } from '../testing/someFigures';
import { temporaryFolder } from '../testing/temporaryFolder';
import { askFigures } from './askFigures';
import { figureCells } from './figureColumns';
import { releaseTable } from './liveLines';

const NOW = new Date('2026-11-20T13:00:00Z');

function figures(changes: Partial<ReleaseFigures> = {}): ReleaseFigures {
  return someFigures({
    views: 1000,
    faults: [
      { kind: 'part-threw', route: '/', count: 2 },
      { kind: 'live', route: '/', count: 1 },
    ],
    vitals: { LCP: { count: 900, p75: 1240 }, INP: { count: 500, p75: 80 }, CLS: { count: 900, p75: 0.004 } },
    longTasks: { count: 400, ms: 52_000 },
    ...changes,
  });
}

const before = figures({
  ...{ release: '0.9.0-z', views: 4000, faults: [] },
  vitals: { LCP: { count: 3000, p75: 1340 }, INP: { count: 100, p75: 80 } },
});

it('says what a release was for its visitors, a thousand views or one', () => {
  expect(figureCells(figures(), undefined)).toEqual(['1000', '3.0', '1.24 s', '80 ms', '0.004', '52 ms']);
});

it('says beside it what has changed since the release before', () => {
  expect(figureCells(figures(), before)).toEqual([
    ...['1000', '3.0 (+3.0)', '1.24 s (-0.10 s)', '80 ms (=)', '0.004', '52 ms (+39 ms)'],
  ]);
});

it('compares nothing with a handful of views', () => {
  expect(figureCells(figures(), { ...before, views: 29 })[1]).toBe('3.0');
  expect(figureCells(figures({ views: 2 }), before)[1]).toBe('1500.0');
});

it('has dashes for a release that nobody had, and for what nobody measured', () => {
  expect(figureCells(undefined, before)).toEqual(Array(6).fill('–'));
  expect(figureCells(figures({ views: 0, vitals: {} }), undefined)).toEqual(['0', ...Array(5).fill('–')]);
});

const list = (...releases: string[]) => ({
  ...({ name: 'mfe-ads', fault: undefined } as const),
  releases: releases.map((release) => ({
    ...{ release, at: NOW.toISOString(), bytes: 1000, contract: 1, role: undefined, isUnchecked: false },
    ...{ key: undefined, preview: undefined, withdrawal: undefined },
  })),
});

it('skips releases without views: the one before is the last that visitors had', () => {
  const known = new Map([
    [partKey({ remote: 'mfe-ads', release: '1.0.0-a' }), figures()],
    [partKey({ remote: 'mfe-ads', release: '0.9.0-z' }), before],
  ]);
  const lines = releaseTable([list('1.0.0-a', '0.9.9-never', '0.9.0-z')], NOW, { kind: 'known', figures: known });
  expect(lines[0]).toMatch(/state +key +views +faults\/1000 +LCP +INP +CLS +long tasks$/);
  expect(lines[1]).toContain('3.0 (+3.0)');
  expect(lines[2]).toMatch(/–( +–){5}$/);
  expect(lines).toHaveLength(4);
});

it('lists without figures, and says why', async () => {
  const folder = await temporaryFolder();
  const asked = await askFigures(folder, {});
  const lines = releaseTable([list('1.0.0-a')], NOW, asked);
  expect(lines[0]).toMatch(/state +key$/);
  expect(lines.at(-1)).toBe(
    `What visitors had of them is not known: api is not running for this data folder: ${folder}. Start it with \`npm start\`, or name another with --data`,
  );
});

it.each([
  ['refuses', 404, '{}', /^expected status 200 of http.*\/internal\/releases, got 404$/],
  ['answers something else', 200, '{"data":[]}', /At \/internal\/releases\.since: expected/],
  ['answers no JSON', 200, '<html>', /At http.*internal\/releases: expected/],
])('an api that %s has no figures', async (_, status, body, why) => {
  const { origin } = await anUpstream((_request, response) => void response.writeHead(status).end(body));
  expect(await askFigures('/nowhere', { apiOrigin: origin })).toEqual({
    kind: 'missing',
    why: expect.stringMatching(why),
  });
});

it('an api that is not there has none, and says what failed', async () => {
  const server = createServer().listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await new Promise((resolve) => server.close(resolve));
  const asked = await askFigures('/nowhere', { apiOrigin: `http://127.0.0.1:${port}` });
  expect(asked).toEqual({ kind: 'missing', why: expect.stringContaining('ECONNREFUSED') });
});

it('does not wait for an api that hangs', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new Error('too late')));
  const { origin } = await anUpstream(() => {});
  expect(await askFigures('/nowhere', { apiOrigin: origin })).toEqual({
    kind: 'missing',
    why: expect.stringContaining('too late'),
  });
  jest.restoreAllMocks();
});

it('asks the api at an address', async () => {
  const answer = { data: { since: 0, releases: [figures()] } };
  const { origin } = await anUpstream((request, response) => {
    response.end(request.url === '/internal/releases' ? JSON.stringify(answer) : '');
  });
  expect(await askFigures('/nowhere', { apiOrigin: origin })).toMatchObject({ kind: 'known' });
});
