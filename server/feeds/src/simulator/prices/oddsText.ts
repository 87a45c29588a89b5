import type { Pair } from '../../timeline/facts';
import { chanceThat, differences, totals } from './distribution';
import { fairestLine, type PricedLine } from './lineMarket';

/** The state of a match: goals so far, and expected goals of each side from now on. */
export type Outlook = { score: Pair; expected: Pair };

/** The share of a fair decimal price that the bookmaker pays, and the highest price. */
const WIN_MARGIN = 0.94;
const LONGEST = 67;

/**
 * The three markets as text (M12), such as `0-0.5!0.95!!0.91;2.5!0.88!2.5!0.98;2.10!3.30!3.40`.
 *
 * The handicap is on the rest of the match; over/under and 1x2 are on the final score.
 *
 * @param most of what is counted that is computed; as many goals as there may be by default
 */
export function oddsText({ score, expected }: Outlook, most?: number): string {
  const rest = differences(expected.home, expected.away, most);
  const scored = score.home + score.away;
  const handicap = fairestLine(rest, Number.NEGATIVE_INFINITY);
  const goals = fairestLine(totals(expected.home + expected.away, most), 0.5);
  const lead = score.home - score.away;
  const win = [
    chanceThat(rest, (value) => value + lead > 0),
    chanceThat(rest, (value) => value + lead === 0),
    chanceThat(rest, (value) => value + lead < 0),
  ];
  return [handicapText(handicap), overUnderText(goals, scored), win.map(decimal).join('!')].join(';');
}

/** The giving side has the line; a level one is at home. */
function handicapText({ line, over, under }: PricedLine): string {
  const [home, away] = line >= 0 ? [lineText(line), ''] : ['', lineText(-line)];
  return [home, over.toFixed(2), away, under.toFixed(2)].join('!');
}

function overUnderText({ line, over, under }: PricedLine, scored: number): string {
  const text = lineText(line + scored);
  return [text, over.toFixed(2), text, under.toFixed(2)].join('!');
}

/** 0.25 is `0-0.5`, half the stake on each. */
function lineText(line: number): string {
  const isQuarter = (line * 2) % 1 !== 0;
  return isQuarter ? `${line - 0.25}-${line + 0.25}` : String(line);
}

function decimal(chance: number): string {
  return Math.min(Math.max(WIN_MARGIN / Math.max(chance, 1e-6), 1.01), LONGEST).toFixed(2);
}
