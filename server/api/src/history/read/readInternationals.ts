import { Side } from 'shared-kernel/entities/incident';
import { dayAlone } from 'shared-kernel/rules/dayAlone';
import { toLocalDay } from 'shared-kernel/rules/localDay';
import type { ImportedResult } from '../importedResult';
import { FORMER_COLUMNS, type FormerNames, formerNames } from './formerNames';
import { type FoundResults, type Skipped, soundResults } from './foundResults';
import { type CsvRow, readCsv } from './readCsv';

/** The files beside the results, which may be missing. */
export const EXTRA_FILES = { shootouts: 'shootouts.csv', formerNames: 'former_names.csv' } as const;

/** A file's name for messages, and its content. */
export type TextFile = { name: string; text: string };

const COLUMNS = ['date', 'home_team', 'away_team', 'home_score', 'away_score', 'tournament'] as const;
const SHOOTOUT_COLUMNS = ['date', 'home_team', 'away_team', 'winner'] as const;

/** National teams play for no league's country. */
const COUNTRY = 'World';

type ResultFiles = { results: TextFile; shootouts: TextFile | undefined; names: TextFile | undefined };

/**
 * Reads the results of national teams in the shape of martj42/international_results: scores after extra time, and the
 * winners of shoot-outs in a file beside. Its teams have the names of today; they are shown under those of then.
 *
 * @param now unix seconds
 * @throws ResultFileError when one of the files is something else
 */
export function readInternationals({ results, shootouts, names }: ResultFiles, now: number): FoundResults {
  const rows = readCsv(results.name, results.text, COLUMNS);
  const former = formerNames(names ? readCsv(names.name, names.text, FORMER_COLUMNS) : []);
  const decided = shootouts ? readCsv(shootouts.name, shootouts.text, SHOOTOUT_COLUMNS) : [];
  const winners = new Map(decided.map((row) => [matchOf(row), row]));
  const skipped: Skipped[] = [];
  const found = rows.flatMap((row) => {
    const place = `line ${row.line}`;
    const flaw = flawOf(row);
    if (flaw !== undefined) {
      skipped.push({ place, reason: flaw });
      return [];
    }
    const shootout = winners.get(matchOf(row));
    if (shootout && hasWinner(shootout)) winners.delete(matchOf(row));
    return [{ place, result: resultOf(row, former, shootout?.cell('winner')) }];
  });
  for (const row of winners.values()) {
    const reason = hasWinner(row) ? 'a shoot-out of a match that is not there' : 'expected one of both teams as winner';
    skipped.push({ place: `${shootouts?.name}, line ${row.line}`, reason });
  }
  const sound = soundResults(found, now);
  return { results: sound.results, skipped: [...skipped, ...sound.skipped] };
}

type Row = CsvRow<(typeof COLUMNS)[number]>;

function matchOf({ cell }: Pick<CsvRow<'date' | 'home_team' | 'away_team'>, 'cell'>): string {
  return [cell('date'), cell('home_team'), cell('away_team')].join('\n');
}

function hasWinner({ cell }: CsvRow<(typeof SHOOTOUT_COLUMNS)[number]>): boolean {
  return [cell('home_team'), cell('away_team')].includes(cell('winner'));
}

const SCORE = /^\d{1,3}$/;

/** Fixtures to come stand in the same file, without a score. */
const NONE: ReadonlySet<string> = new Set(['', 'NA']);

function flawOf({ cell }: Row): string | undefined {
  const [date, scores] = [cell('date'), [cell('home_score'), cell('away_score')]];
  if (toLocalDay(date) === undefined)
    return `expected a date such as 2022-12-18, got ${JSON.stringify(date.slice(0, 40))}`;
  if (scores.every((score) => NONE.has(score))) return 'there is no score yet';
  const odd = scores.find((score) => !SCORE.test(score));
  return odd === undefined ? undefined : `expected goals from 0 on, got ${JSON.stringify(odd.slice(0, 40))}`;
}

function resultOf({ cell }: Row, former: FormerNames, winner: string | undefined): ImportedResult {
  const date = cell('date');
  const [home, away] = [cell('home_team'), cell('away_team')];
  const team = (name: string) => ({
    name: former.asThen(former.asToday(name, date), date),
    knownAs: former.asToday(name, date),
  });
  return {
    kickOff: dayAlone(date),
    country: COUNTRY,
    competition: cell('tournament'),
    home: team(home),
    away: team(away),
    score: [Number(cell('home_score')), Number(cell('away_score'))],
    ...(winner === home ? { shootoutWinner: Side.Home } : winner === away ? { shootoutWinner: Side.Away } : {}),
  };
}
