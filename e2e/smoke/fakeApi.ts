import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { BANNER_POSITIONS } from 'shared-kernel/entities/banner';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { LINEUPS_PATH } from 'shared-kernel/protocol/lineups';
import { MATCH_INFO_PATH } from 'shared-kernel/protocol/matchInfo';
import { MATCH_MARKETS_PATH, OPEN_MARKETS_PATH } from 'shared-kernel/protocol/matchMarkets';
import { MATCH_PRICES_PATH } from 'shared-kernel/protocol/matchPrices';
import { API_PREFIX, HUB_PATH, REST_PATHS } from 'shared-kernel/protocol/rest';
import { ROUNDS_PATH } from 'shared-kernel/protocol/rounds';
import { SEASON_PATH } from 'shared-kernel/protocol/season';
import { SQUAD_PATH } from 'shared-kernel/protocol/squad';
import { TEAM_FORM_PATH } from 'shared-kernel/protocol/teamForm';
import { VENDOR_TEXT_PATH } from 'shared-kernel/protocol/vendorText';
import { aCompetition, aCountry, aMatchRecord, aTeam } from 'shared-kernel/testing/builders';
import { answerHub, type HubStreams } from '../foreign/foreignServer';

/**
 * A proxy between the tried pages and `api`. It has adverts of its own, one for each place, so that every slot is
 * filled; it drops counts and measurements, so that no visitor is invented. Everything else comes from `api` or,
 * without one, from one match and one article of each kind.
 */
export async function startFakeApi(api: string | undefined) {
  const streams: HubStreams = new Map();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://fake-api');
    const own = ALWAYS_OWN[pathname];
    if (pathname.startsWith(HUB_PATH)) void answerHub(streams, request, response);
    else if (own) send(response, own());
    else if (api) void passOn(api, request, response);
    else answerAlone(pathname, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

type Answers = Readonly<Record<string, () => unknown>>;

const PICTURE = '/media/anh.svg';

const ALWAYS_OWN: Answers = {
  '/beacon': () => ({}),
  '/beacon/begin': () => ({ view: 'nobody-counts', issued: 0 }),
  [PICTURE]: () => '<svg xmlns="http://www.w3.org/2000/svg" width="728" height="90"/>',
  [`${API_PREFIX}${REST_PATHS.banner}`]: () => ({
    data: BANNER_POSITIONS.map((position) => ({ position, link: '/', file_path: PICTURE, alt: position, id: 'thu' })),
  }),
  [`${API_PREFIX}${REST_PATHS.appSetting}`]: () => ({ data: { betting_adverts: true } }),
};

const matches = () => ({
  data: [aMatchRecord({ match_time: now() - 600, status_id: MatchStatus.FirstHalf, is_hot: true })],
  extra_data: {
    competition: [aCompetition()],
    country: [aCountry()],
    team: [aTeam({ id: 101 }), aTeam({ id: 102 })],
  },
});

const ALONE: Answers = {
  [REST_PATHS.matchRange]: matches,
  [REST_PATHS.match]: matches,
  [MATCH_PRICES_PATH]: () => ({ data: [] }),
  [SEASON_PATH]: () => ({ data: null }),
  [VENDOR_TEXT_PATH]: () => ({ data: null }),
  [TEAM_FORM_PATH]: () => ({ data: [] }),
  [SQUAD_PATH]: () => ({ data: null }),
  [ROUNDS_PATH]: () => ({ data: [] }),
  [LINEUPS_PATH]: () => ({ data: null }),
  [MATCH_INFO_PATH]: () => ({ data: null }),
  [MATCH_MARKETS_PATH]: () => ({ data: null }),
  [OPEN_MARKETS_PATH]: () => ({ data: [] }),
  [REST_PATHS.post]: () => ({ data: [] }),
  [REST_PATHS.matchHistory]: () => ({ data: null }),
  // Nothing is published: pages show what the release was built with.
  [REST_PATHS.advert]: () => ({ data: {} }),
  [REST_PATHS.standing]: () => ({ data: [{ id: 1, name: 'V.League 1', country: 'Việt Nam', is_hot: true }] }),
  [REST_PATHS.news]: () => ({ data: [ARTICLE] }),
  [`${REST_PATHS.news}/1`]: () => ({ data: ARTICLE }),
  [REST_PATHS.previews]: () => ({ data: [ARTICLE] }),
  [`${REST_PATHS.previews}/1`]: () => ({ data: ARTICLE }),
};

const ARTICLE = {
  id: 1,
  slug: 'mot-bai',
  name: 'Một bài viết',
  status: 'Published',
  published_date: '2022-12-09T19:00:00Z',
  description: 'Mô tả.',
  content: '<p>Nội dung.</p>',
};

function now(): number {
  return Math.floor(Date.now() / 1000);
}

function answerAlone(pathname: string, response: ServerResponse): void {
  if (pathname.startsWith('/embed/')) {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Bảng xếp hạng</title>');
    return;
  }
  const answer = ALONE[pathname.slice(API_PREFIX.length)];
  if (answer) send(response, answer());
  else response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{"code":"not_found"}}');
}

function send(response: ServerResponse, body: unknown): void {
  const isPicture = typeof body === 'string';
  response.writeHead(200, { 'content-type': isPicture ? 'image/svg+xml' : 'application/json' });
  response.end(isPicture ? body : JSON.stringify(body));
}

/** Headers of one connection, and those of encodings that `fetch` has already decoded. */
const NOT_PASSED_ON = [
  'host',
  'connection',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'accept-encoding',
];

async function passOn(api: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      NOT_PASSED_ON.includes(name) || typeof value !== 'string' ? [] : [[name, value]],
    );
    const answer = await fetch(new URL(request.url ?? '/', api), { headers, redirect: 'manual' });
    const passed = [...answer.headers].filter(([name]) => !NOT_PASSED_ON.includes(name));
    response.writeHead(answer.status, Object.fromEntries(passed));
    response.end(answer.body ? Buffer.from(await answer.arrayBuffer()) : undefined);
  } catch {
    response.writeHead(502, { 'content-type': 'application/json' }).end('{"error":{"code":"api_unavailable"}}');
  }
}
