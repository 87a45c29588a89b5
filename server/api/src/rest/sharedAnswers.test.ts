import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EMPTY_STORE } from '../testing/emptyStore';
import { oneTestApp } from '../testing/testApp';

const VCL = readFileSync(path.join(__dirname, '../../../../deploy/cache/default.vcl'), 'utf8');
const SHARED = [
  '/api/AppSetting',
  '/api/Standing/Cup',
  '/api/Standing/Season',
  '/api/advert',
  '/api/competition/rounds',
  '/api/match',
  '/api/match/history',
  '/api/match/info',
  '/api/match/lineups',
  '/api/match/markets',
  '/api/match/markets/open',
  '/api/match/prices',
  '/api/match/range',
  '/api/match/results',
  '/api/match/text',
  '/api/post',
  '/api/team/form',
  '/api/team/squad',
];
const RANGE = 'FromDate=2022-12-09T00:00:00Z&ToDate=2022-12-10T00:00:00Z';

const site = oneTestApp(() => EMPTY_STORE);

type Parameter = { name: string; in: string };

async function describedPaths(): Promise<Record<string, { get: { parameters?: Parameter[] } }>> {
  const { app } = await site();
  return (await app.inject('/api/docs/openapi.json')).json().paths;
}

const QUERIES: Readonly<Record<string, string>> = {
  '/api/match/range': RANGE,
  '/api/match/results': RANGE,
  '/api/match': 'Id=1',
  '/api/match/lineups': 'MatchId=1',
  '/api/match/info': 'MatchId=1',
  '/api/match/markets': 'MatchId=1',
  '/api/match/text': 'MatchId=1',
  '/api/match/markets/open': 'Group=half',
  '/api/match/history': 'MatchId=1',
  '/api/match/prices': 'MatchId=1',
  '/api/team/form': 'TeamId=1',
  '/api/team/squad': 'TeamId=1',
  '/api/Standing/Season': 'CompetitionId=1',
  '/api/Standing/Cup': 'CompetitionId=1',
  '/api/competition/rounds': 'CompetitionId=1',
};

const asked = (url: string) => `${url.replace('{id}', '1')}?${QUERIES[url] ?? ''}`;

test('shared caches may keep these answers, which are the same for everybody, for a second, and no others', async () => {
  const { signed } = await site();
  const kept: string[] = [];
  for (const url of Object.keys(await describedPaths())) {
    const { headers, statusCode } = await signed(asked(url));
    if (headers['cdn-cache-control'] === undefined) continue;
    kept.push(url);
    expect([url, statusCode, headers['cdn-cache-control'], headers.vary, headers['set-cookie']]).toEqual([
      url,
      200,
      'max-age=1, stale-while-revalidate=1, stale-if-error=59',
      'Accept-Encoding',
      undefined,
    ]);
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    const again = await signed(asked(url), { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.headers['cdn-cache-control']]).toEqual([304, headers['cdn-cache-control']]);
  }
  expect(kept.sort()).toEqual(SHARED);
});

test('a refusal is not for shared caches', async () => {
  const { app, signed } = await site();
  const refused = [
    await app.inject(asked('/api/match')),
    await signed('/api/match?Id='),
    await signed('/api/match/range'),
  ];
  for (const { statusCode, headers } of refused) {
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect([headers['cdn-cache-control'], headers['cache-control']]).toEqual([undefined, 'no-store']);
  }
});

test('the cache in front keeps every parameter that these routes know, and only those', async () => {
  const paths = await describedPaths();
  for (const url of SHARED) {
    const known = paths[url]?.get.parameters?.flatMap(({ in: place, name }) => (place === 'query' ? [name] : [])) ?? [];
    expect([url, namesInVcl(url)]).toEqual([url, known]);
  }
});

/** The names in the branch of this path; the last branch drops all. */
function namesInVcl(url: string): string[] {
  const branch = VCL.split(`if (req.url ~ "^${url}") {`)[1]?.split('}')[0] ?? '';
  return /\(\?!\(\?:([\w|]+)\)=\)/.exec(branch)?.[1]?.split('|') ?? [];
}
