import type { Report } from 'shared-kernel/decode/decode';
import type { FixtureList } from '../feedRecords';
import { forgottenBy } from '../fixtureList';
import { createNewestOnly } from '../polled/createNewestOnly';
import { createOnShow, SHOWN } from '../polled/createOnShow';
import { infoOf } from '../polled/infoOf';
import { matchdayIn } from '../polled/matchdayIn';
import { mainOf } from '../polled/stagedScore';
import { stageIn } from '../polled/stageIn';
import type { FeedBatch, StandingsTable } from '../provider';
import { toFeedMatch } from './feedMatch';
import type { FootballDataMatch } from './footballDataMatch';
import { shootoutProblem, stagedScore } from './stagedScore';
import { statusOf } from './status';

/** Competitions at the top of the board, by the vendor's code. */
const HOT: ReadonlySet<string> = new Set(['PL', 'PD', 'BL1', 'SA', 'FL1', 'CL', 'WC', 'EC']);

/** The vendor's own word; elsewhere play-offs are before the groups. */
const KNOCK_OUT_PLAY_OFFS = 'PLAYOFFS';

/** From shortly before the kick-off until long after the end of extra time, in seconds. */
const AROUND = { before: 600, after: 3.5 * 3600 };

/** The vendor's data so far. */
export type FootballDataBoard = {
  keepMatches(matches: readonly FootballDataMatch[]): void;
  /** An answer was whole: what it lacks is forgotten, and the list goes out with the next batch. */
  keepList(list: FixtureList, now: number): void;
  keepTable(table: StandingsTable | undefined): void;
  /** Codes of the competitions with matches on show. */
  codes(now: number): string[];
  isBusy(now: number): boolean;
  /** What is on show, and the lists that were not published yet. */
  batchAt(now: number): FeedBatch;
};

/** @param report receives each unknown status, and each shoot-out without its parts */
export function createFootballDataBoard(report: Report): FootballDataBoard {
  const matches = new Map<number, FootballDataMatch>();
  const tables = new Map<number, StandingsTable>();
  const keepNewest = createNewestOnly<FootballDataMatch>();
  const onShow = createOnShow<FootballDataMatch>(({ utcDate }) => utcDate);
  let lists: FixtureList[] = [];

  const shown = (now: number) => [...matches.values()].filter(({ utcDate }) => Math.abs(utcDate - now) <= SHOWN);

  function reportUnknown(match: FootballDataMatch): void {
    if (statusOf(match) !== undefined) return;
    report(
      new Error(`football-data.org: status ${JSON.stringify(match.status)} is not known; shown as to be determined`),
    );
  }

  return {
    keepMatches(given) {
      for (const match of keepNewest(given)) {
        const lastScore = mainOf(stagedScore(match)) ?? matches.get(match.id)?.lastScore;
        matches.set(match.id, { ...match, lastScore });
        reportUnknown(match);
        const problem = shootoutProblem(match);
        if (problem) report(problem);
      }
    },
    keepList(list, now) {
      for (const { id } of forgottenBy(list, [...matches.values()].map(placeOf), now)) matches.delete(id);
      lists.push(list);
    },
    keepTable(table) {
      if (table) tables.set(table.competition_id, table);
    },
    codes: (now) => [...new Set(shown(now).flatMap(({ competition }) => competition.code ?? []))].sort(),
    isBusy: (now) =>
      shown(now).some((match) => {
        const since = now - match.utcDate;
        const isOver = match.status === 'FINISHED' && stagedScore(match).regular !== undefined;
        return !isOver && since > -AROUND.before && since < AROUND.after;
      }),
    batchAt(now) {
      const fixtureLists = lists;
      lists = [];
      return { ...batchOf(onShow([...matches.values()], now), [...tables.values()]), fixtureLists };
    },
  };
}

const placeOf = ({ id, utcDate }: FootballDataMatch) => ({ id, match_time: utcDate });

function batchOf(matches: readonly FootballDataMatch[], tables: readonly StandingsTable[]): FeedBatch {
  const places = new Map(
    tables.map(({ competition_id, rows }) => [
      competition_id,
      new Map(rows.map(({ team_id }, index) => [team_id, index + 1])),
    ]),
  );
  const competitions = new Set(matches.map(({ competition }) => competition.id));
  return {
    countries: matches.map(({ area }) => area),
    competitions: matches.map(toCompetition),
    teams: matches.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]).map(toTeam),
    standings: tables.filter(({ competition_id }) => competitions.has(competition_id)),
    matches: matches.map((match) => toFeedMatch(match, HOT, places.get(match.competition.id) ?? new Map())),
    info: matches.map(({ id, venue, referees, stage, group, matchday }) =>
      infoOf(id, {
        venue,
        referee: refereeIn(referees),
        stage: stageIn(stage === KNOCK_OUT_PLAY_OFFS ? 'Knock-out play-offs' : stage, group),
        matchday: matchdayIn(`${stage} ${matchday}`),
      }),
    ),
  };
}

/** Assistants, the fourth official and those at the video screens are listed too. */
function refereeIn(officials: FootballDataMatch['referees']): string | undefined {
  return officials.find(({ type }) => type === 'REFEREE')?.name;
}

function toCompetition({ competition: { id, name, code, emblem } }: FootballDataMatch) {
  const isHot = HOT.has(code ?? '');
  return { id, name, short_name: code ?? '', primary_color: '#37474f', logo: httpsOnly(emblem), is_hot: isHot };
}

function toTeam({ id, name, shortName, crest }: FootballDataMatch['homeTeam']) {
  return { id, name: shortName || name, logo: httpsOnly(crest) };
}

function httpsOnly(address: string | undefined): string | undefined {
  return address?.startsWith('https://') ? address : undefined;
}
