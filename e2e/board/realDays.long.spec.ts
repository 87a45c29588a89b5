import { expect } from '@playwright/test';
import { test } from '../browser/test';
import { missingData, readShared, sharedFile } from '../product/sharedData';
import { startProduct } from '../product/startProduct';
import { rowOf, scoreOf, writeDownScores } from './board';

/** A day of football takes some seconds. */
const SPEED = '3600';

/** The final score of a match on the board, such as `Tỷ số 1 – 1 (3 – 4 pen)`. */
type Result = { teams: string; score: string };

const DAYS = [
  { file: 'worldcup_2018.json', day: '2018-07-01', resultsOf: worldCupResults },
  { file: 'leagues_2025-26/en.1.json', day: '2025-09-13', resultsOf: leagueResults },
];

for (const { file, day, resultsOf } of DAYS) {
  const missing = missingData(file);
  test(`all matches of ${day} end as recorded in ${file}${missing ? `: ${missing}` : ''}`, async ({ page }) => {
    // biome-ignore lint/suspicious/noSkippedTests: the skipped test is the message.
    test.skip(missing !== undefined, missing);
    const results = resultsOf(readShared(file), day);
    expect(results.length).toBeGreaterThan(1);
    const env = { FEED: 'replay', REPLAY_FILE: sharedFile(file), REPLAY_DAY: day, REPLAY_SPEED: SPEED };
    const product = await startProduct(env);
    try {
      const seen = await writeDownScores(page);
      await page.goto(`${product.url}/?filter=all`);
      await expect(page.getByRole('tab', { name: `Kết thúc ${results.length}` })).toBeVisible({ timeout: 60_000 });
      for (const { teams, score } of results) {
        await expect(scoreOf(rowOf(page, teams)), teams).toHaveAccessibleName(score);
        await expect(rowOf(page, teams)).toContainText('Hết');
        expect(new Set(seen.filter((entry) => entry.teams === teams).map((entry) => entry.score)).size).toBeGreaterThan(
          0,
        );
      }
      const drawn = seen.filter(({ score }) => score !== 'Chưa có tỷ số').length;
      expect(drawn, 'scores came one after the other, not only the last').toBeGreaterThan(results.length);
    } finally {
      await product.stop();
    }
  });
}

function worldCupResults(raw: unknown, day: string): Result[] {
  return matchesOf(raw)
    .filter(({ kickoff_utc }) => String(kickoff_utc).startsWith(day))
    .map(({ home, away, score, pens }) => {
      const kicks = Array.isArray(pens) ? ` (${pens[0]} – ${pens[1]} pen)` : '';
      return { teams: `${home} – ${away}`, score: `Tỷ số ${pairText(score)}${kicks}` };
    });
}

function leagueResults(raw: unknown, day: string): Result[] {
  return matchesOf(raw)
    .filter(({ date }) => date === day)
    .map(({ team1, team2, score }) => {
      const ft = typeof score === 'object' && score !== null && 'ft' in score ? score.ft : undefined;
      return { teams: `${team1} – ${team2}`, score: `Tỷ số ${pairText(ft)}` };
    });
}

function matchesOf(raw: unknown): Record<string, unknown>[] {
  const matches = typeof raw === 'object' && raw !== null && 'matches' in raw ? raw.matches : undefined;
  if (!Array.isArray(matches)) throw new Error('The recording has no list of matches');
  return matches;
}

function pairText(pair: unknown): string {
  if (!Array.isArray(pair) || pair.length !== 2) throw new Error(`Expected two numbers, got ${JSON.stringify(pair)}`);
  return pair.join(' – ');
}
