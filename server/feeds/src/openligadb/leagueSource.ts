import { decode, type Report } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import type { FixtureList } from '../feedRecords';
import { forgottenBy } from '../fixtureList';
import { createNewestOnly } from '../polled/createNewestOnly';
import { createOnShow, SHOWN } from '../polled/createOnShow';
import type { PolledSource } from '../polled/follow';
import type { GetJson } from '../polled/jsonFetcher';
import { wholeAnswer } from '../polled/wholeAnswer';
import type { VendorContact } from '../provider';
import { batchOf } from './batchOf';
import { type LeagueChoice, seasonAt } from './leagues';
import { decodeMatches, decodeTable, matchIdSchema, type OpenLigaMatch, type OpenLigaTable } from './openLigaMatch';
import { isAround } from './status';

/** Seconds between requests of the whole season: fixtures move. */
const SEASON_EVERY = 3600;

/** Seconds between two looks while a match is on, and otherwise: fixtures come into view as time passes. */
const BUSY_EVERY = 20;
const QUIET_EVERY = 300;

export type LeagueSource = PolledSource & {
  /** How this league stands with the site. */
  contact(now: number): VendorContact;
};

/**
 * Follows one league: its season once an hour, and during matches those match days whose date of change moved, as the
 * site asks of its users.
 *
 * @param startedAt unix seconds
 */
export function leagueSource(league: LeagueChoice, getJson: GetJson, report: Report, startedAt: number): LeagueSource {
  const matches = new Map<number, OpenLigaMatch>();
  const changes = new Map<number, string>();
  const keepNewest = createNewestOnly<OpenLigaMatch>();
  const onShow = createOnShow<OpenLigaMatch>(({ matchDateTimeUTC }) => matchDateTimeUTC);
  /** The season that was answered last, until it is published. */
  let answered: FixtureList | undefined;
  let table: OpenLigaTable = [];
  let followedSeason: string | undefined;
  let seasonAskedAt: number | undefined;
  let heardAt = Number.NEGATIVE_INFINITY;
  let pause = QUIET_EVERY;

  const around = (now: number) => [...matches.values()].filter((match) => isAround(match, now));

  function keep(raw: unknown, at: string): void {
    for (const match of keepNewest(decodeMatches(raw, at, report))) matches.set(match.id, match);
  }

  /** The site treats the next season as another league with its own table; nothing of the old one is shown by then. */
  function enterSeason(season: string): void {
    if (season === followedSeason) return;
    followedSeason = season;
    seasonAskedAt = undefined;
    matches.clear();
    changes.clear();
    answered = undefined;
    table = [];
  }

  function keepSeason(raw: unknown, at: string, now: number): void {
    keep(raw, at);
    const whole = wholeAnswer(raw, matchIdSchema, ALWAYS, []);
    const [first] = matches.values();
    // A season without any match is a fault.
    if (!whole || whole.ids.length === 0 || !first) return;
    for (const { id } of forgottenBy(whole, [...matches.values()].map(placeOf), now)) matches.delete(id);
    // The store gets the list of what is on show: a match that moved out of it is missing there, also after a restart.
    const isOutOfShow = (id: number) => Math.abs((matches.get(id)?.matchDateTimeUTC ?? now) - now) > SHOWN;
    const ids = whole.ids.filter((id) => !isOutOfShow(id));
    answered = { competition_id: first.leagueId, from: now - SHOWN, to: now + SHOWN, ids };
  }

  async function askSeason(season: string, now: number): Promise<void> {
    keepSeason(await getJson(`/getmatchdata/${season}`), season, now);
    table = await getJson(`/getbltable/${season}`)
      .then(decodeTable)
      .catch((error: Error) => {
        report(error);
        return table;
      });
    seasonAskedAt = now;
  }

  async function askMatchDay(season: string, day: number): Promise<void> {
    const changedAt = decode(text, await getJson(`/getlastchangedate/${season}/${day}`), 'getlastchangedate');
    if (changes.get(day) === changedAt) return;
    keep(await getJson(`/getmatchdata/${season}/${day}`), `${season}/${day}`);
    changes.set(day, changedAt);
  }

  async function refresh(now: number): Promise<void> {
    const season = `${encodeURIComponent(league.shortcut)}/${league.season ?? seasonAt(now)}`;
    enterSeason(season);
    // A request in the future was made by a wrong clock.
    const age = now - (seasonAskedAt ?? Number.NEGATIVE_INFINITY);
    if (age >= SEASON_EVERY || age < 0) return askSeason(season, now);
    const days = new Set(around(now).map(({ group }) => group.groupOrderID));
    for (const day of days) await askMatchDay(season, day);
  }

  return {
    async look(now) {
      await refresh(now);
      heardAt = now;
      pause = around(now).length > 0 ? BUSY_EVERY : QUIET_EVERY;
      const all = [...matches.values()];
      const batch = batchOf(league.shortcut, all, { shown: onShow(all, now), table, answered }, now);
      answered = undefined;
      return { batch, nextAt: now + pause };
    },
    contact: (now) => ({ startedAt, heardAt, pause, isOn: around(now).length > 0 }),
  };
}

const ALWAYS = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

const placeOf = ({ id, matchDateTimeUTC }: OpenLigaMatch) => ({ id, match_time: matchDateTimeUTC });
