import { sampleFixture } from '../apiFootball/testing/sampleFixture';
import { sampleMatch as footballDataMatch } from '../footballData/testing/sampleMatch';
import { sampleMatch as openLigaMatch } from '../openligadb/testing/sampleMatch';
import { aListed } from '../theSports/testing/samples';

export type Fixture = { id: number; kickOff: number; home: number; away: number; changedAt: number };

/** A vendor's own list, which a test changes. */
export type ChangingVendor = {
  readonly fixtures: ReadonlyMap<number, Fixture>;
  add(fixture: Omit<Fixture, 'id' | 'changedAt'> & { id?: number }): Fixture;
  move(id: number, kickOff: number): void;
  remove(id: number): void;
  /** Gives a match another id. */
  remake(id: number): Fixture;
  rename(team: number): void;
  /** The highest id so far; ids begin above 1000. */
  lastId(): number;
  /** Answers of all kinds are this instead, until it is `undefined`. */
  fault: ((entries: unknown[]) => unknown[] | Response) | undefined;
  /** Answers a request in the shape of the vendor whose address it is. */
  fetch(input: string | URL | Request): Promise<Response>;
};

const DAY = 86_400;
const LASTS = 60;

/** This vendor's days have matches of all leagues. */
function ofOtherLeagues(day: number) {
  const at = (index: number) => ({ id: 10 * day + index, kickOff: day + index, league: { id: 999 } });
  return Array.from({ length: 8 }, (_, index) => sampleFixture(at(index)));
}

const dayOf = ({ kickOff }: Fixture) => Math.floor(kickOff / DAY);

/** @param now unix seconds; what began is over a minute later, 1–0, so that feeds look as seldom as they do */
export function createChangingVendor(now: () => number): ChangingVendor {
  const fixtures = new Map<number, Fixture>();
  const renamed = new Map<number, number>();
  let lastId = 1000;
  const nameOf = (team: number) => `Team ${team}${'*'.repeat(renamed.get(team) ?? 0)}`;

  function put(fixture: Omit<Fixture, 'changedAt'>): Fixture {
    const changed = { ...fixture, changedAt: now() };
    fixtures.set(fixture.id, changed);
    return changed;
  }

  function between(from: number, to: number): Fixture[] {
    return [...fixtures.values()].filter(({ kickOff }) => kickOff >= from && kickOff < to);
  }

  /** Which word of three says how a match stands. */
  function said<T>({ kickOff }: Fixture, [ahead, on, over]: readonly [T, T, T]): T {
    if (now() < kickOff) return ahead;
    return now() < kickOff + LASTS ? on : over;
  }

  const iso = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000', '');

  const shapes = {
    openligadb(one: Fixture) {
      const isFinished = said(one, [false, false, true]);
      const results = isFinished ? [{ kind: 'After90Minutes', score: [1, 0] as const }] : [];
      const team = (id: number) => ({ teamId: id, teamName: nameOf(id) });
      return {
        ...openLigaMatch({ id: one.id, isFinished, results, changedAt: iso(one.changedAt).slice(0, 19) }),
        group: { groupName: `${dayOf(one)}. Spieltag`, groupOrderID: dayOf(one) },
        matchDateTimeUTC: iso(one.kickOff),
        team1: team(one.home),
        team2: team(one.away),
      };
    },
    footballData(one: Fixture) {
      const team = (id: number) => ({ id, name: nameOf(id) });
      const goals = said(one, [null, 1, 1]);
      return footballDataMatch({
        id: one.id,
        utcDate: iso(one.kickOff),
        lastUpdated: iso(one.changedAt),
        status: said(one, ['TIMED', 'IN_PLAY', 'FINISHED']),
        homeTeam: team(one.home),
        awayTeam: team(one.away),
        score: { fullTime: { home: goals, away: goals && 0 } },
      });
    },
    apiFootball(one: Fixture) {
      const team = (id: number) => ({ id, name: nameOf(id), logo: null });
      const goals = said<object>(one, [
        { home: null, away: null },
        { home: 1, away: 0 },
        { home: 1, away: 0 },
      ]);
      return sampleFixture({
        id: one.id,
        kickOff: one.kickOff,
        short: said(one, ['NS', '2H', 'FT']),
        elapsed: said(one, [null, 60, 90]),
        teams: { home: team(one.home), away: team(one.away) },
        goals,
        score: { fulltime: goals },
      });
    },
    theSports(one: Fixture) {
      const score = [said(one, [0, 1, 1]), 0, 0, 0, 0, 0, 0];
      return aListed({
        id: `m${one.id}`,
        match_time: one.kickOff,
        status_id: said(one, [1, 4, 8]),
        home_scores: score,
        home_team_id: `t${one.home}`,
        away_team_id: `t${one.away}`,
        updated_at: one.changedAt,
      });
    },
  };

  function answer(all: readonly unknown[], wrap: (entries: unknown[]) => unknown): Response {
    const entries = fault ? fault([...all]) : [...all];
    return entries instanceof Response ? entries : Response.json(wrap(entries));
  }

  let fault: ChangingVendor['fault'];

  function openligadb({ pathname }: URL): Response {
    const [, asked, , , day] = pathname.split('/');
    const all = [...fixtures.values()].filter((one) => day === undefined || dayOf(one) === Number(day));
    if (asked === 'getmatchdata') return answer(all.map(shapes.openligadb), (entries) => entries);
    if (asked === 'getbltable') return Response.json([]);
    return Response.json(iso(Math.max(0, ...all.map(({ changedAt }) => changedAt))));
  }

  function footballData({ pathname, searchParams }: URL): Response {
    const [from, to] = ['dateFrom', 'dateTo'].map((name) => Date.parse(searchParams.get(name) ?? '') / 1000);
    if (pathname !== '/v4/matches') return new Response('', { status: 404 });
    return answer(between(from ?? 0, to ?? 0).map(shapes.footballData), (matches) => ({ matches }));
  }

  function apiFootball({ pathname, searchParams }: URL): Response {
    if (pathname === '/status')
      return Response.json({ errors: [], response: { requests: { current: 1, limit_day: 150_000 } } });
    const wrap = (response: unknown) => ({ errors: [], response, paging: { current: 1, total: 1 } });
    const day = Date.parse(searchParams.get('date') ?? '') / 1000;
    const ids = searchParams.get('ids')?.split('-').map(Number);
    if (pathname !== '/fixtures') return Response.json(wrap([]));
    if (ids) return Response.json(wrap(ids.flatMap((id) => fixtures.get(id) ?? []).map(shapes.apiFootball)));
    if (day) return answer([...between(day, day + DAY).map(shapes.apiFootball), ...ofOtherLeagues(day)], wrap);
    const isOn = (one: Fixture) => said(one, [false, true, false]);
    return Response.json(wrap([...fixtures.values()].filter(isOn).map(shapes.apiFootball)));
  }

  function theSports({ pathname, searchParams }: URL): Response {
    if (pathname === '/v1/football/match/recent/list' && searchParams.has('time')) {
      const since = Number(searchParams.get('time'));
      const changed = [...fixtures.values()].filter(({ changedAt }) => changedAt >= since);
      return Response.json({ code: 0, results: changed.map(shapes.theSports) });
    }
    if (pathname !== '/v1/football/match/diary') return Response.json({ code: 0, results: [] });
    const day = Number(searchParams.get('tsp'));
    const found = between(day, day + DAY);
    const teams = [...new Set(found.flatMap(({ home, away }) => [home, away]))];
    const extra = {
      team: teams.map((id) => ({ id: `t${id}`, name: nameOf(id) })),
      competition: [{ id: 'c1', name: 'Cup' }],
    };
    return answer(found.map(shapes.theSports), (results) => ({ code: 0, results, results_extra: extra }));
  }

  const vendors = { openligadb, footballData, apiFootball, theSports };

  return {
    fixtures,
    add: ({ id = ++lastId, ...fixture }) => put({ ...fixture, id }),
    move(id, kickOff) {
      const known = fixtures.get(id);
      if (known) put({ ...known, kickOff });
    },
    remove: (id) => void fixtures.delete(id),
    lastId: () => lastId,
    remake(id) {
      const known = fixtures.get(id);
      if (!known) throw new Error(`expected a fixture ${id}`);
      fixtures.delete(id);
      return put({ ...known, id: ++lastId });
    },
    rename(team) {
      renamed.set(team, (renamed.get(team) ?? 0) + 1);
      for (const one of fixtures.values()) if (one.home === team || one.away === team) put(one);
    },
    get fault() {
      return fault;
    },
    set fault(given) {
      fault = given;
    },
    async fetch(input) {
      const url = new URL(String(input));
      const [name] = url.hostname.split('.');
      const found = Object.entries(vendors).find(([vendor]) => vendor.toLowerCase() === name);
      if (!found) throw new Error(`expected a vendor's address, got ${url.href}`);
      return found[1](url);
    },
  };
}
