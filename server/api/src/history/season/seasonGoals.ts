import { decode, type Report } from 'shared-kernel/decode/decode';
import { integer, withDefault } from 'shared-kernel/decode/fields';
import { secondary, validItems } from 'shared-kernel/decode/leftOut';
import { readBy } from 'shared-kernel/decode/readBy';
import * as v from 'valibot';
import type { ListedGoal, Side } from './season';

/** Older files write minutes as numbers and added time as an `offset`, newer ones both as a text: `90+4`. */
const MINUTE = /^(\d{1,3})(?:\+(\d{1,2}))?$/;

const minute = v.pipe(
  v.unknown(),
  readBy('a minute such as 67 or 90+4', (said) => {
    const [, played, added = 0] = MINUTE.exec(String(said)) ?? [];
    const time = Number(played);
    return time >= 1 && time <= 120 ? { minute: time, added: Number(added) } : undefined;
  }),
);

const goal = v.object({
  minute,
  offset: withDefault(v.pipe(integer, v.minValue(0, 'added minutes, 0 or more')), 0),
});

const list = (name: string) => secondary(name, validItems(name, goal), []);

const goalsSchema = v.object({ goals1: list('goals1'), goals2: list('goals2') });

/**
 * The goals that a season file lists, in order. An own goal stands in the list of the team that it counts for.
 *
 * @param report receives goals that are left out
 */
export function seasonGoals(match: unknown, report: Report): ListedGoal[] {
  const { goals1, goals2 } = decode(goalsSchema, match, '', report);
  const of = (side: Side, goals: typeof goals1) =>
    goals.map(({ minute: at, offset }): ListedGoal => ({ minute: at.minute, added: at.added + offset, side }));
  const minuteOf = ({ minute: played, added }: ListedGoal) => played + added / 100;
  return [...of('home', goals1), ...of('away', goals2)].sort((one, other) => minuteOf(one) - minuteOf(other));
}
