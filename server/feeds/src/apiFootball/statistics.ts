import { numberedId, optional, text } from 'shared-kernel/decode/fields';
import { validItems } from 'shared-kernel/decode/leftOut';
import * as v from 'valibot';

/** A figure is a number, a text such as `54%`, or `null`. */
const figure = v.object({ type: text, value: optional(v.union([v.number(), text])) });

/**
 * The figures of both teams, as `fixtures?id=`, `fixtures?ids=` and `fixtures/statistics` have them
 * (https://www.api-football.com/documentation-v3#tag/Fixtures).
 */
export const statisticsSchema = validItems(
  'statistics',
  v.object({ team: v.object({ id: numberedId }), statistics: validItems('statistics.*.statistics', figure) }),
);

export type Statistics = v.InferOutput<typeof statisticsSchema>;

/** What the board shows of a team's figures; `undefined` where the vendor counts nothing. */
export type TeamFigures = {
  /** In per cent. */
  possession: number | undefined;
  shotsOnTarget: number | undefined;
  corners: number | undefined;
  yellow: number | undefined;
  red: number | undefined;
};

/** A team's figures; `undefined` without any of it. */
export function figuresOf(statistics: Statistics | undefined, team: number): TeamFigures | undefined {
  const line = statistics?.find((one) => one.team.id === team);
  if (!line || line.statistics.length === 0) return undefined;
  const figures = new Map(line.statistics.map(({ type, value }) => [type.toLowerCase(), numberOf(value)]));
  return {
    possession: figures.get('ball possession'),
    shotsOnTarget: figures.get('shots on goal'),
    corners: figures.get('corner kicks'),
    yellow: figures.get('yellow cards'),
    red: figures.get('red cards'),
  };
}

const NUMBER = /^(\d{1,4}(?:\.\d+)?)%?$/;

function numberOf(value: string | number | undefined): number | undefined {
  const [, digits] = NUMBER.exec(String(value ?? '').trim()) ?? [];
  return digits === undefined ? undefined : Math.round(Number(digits));
}
