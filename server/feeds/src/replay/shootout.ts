import { incident } from '../timeline/incident';
import type { StepChange } from '../timeline/step';
import { counted, happened, sideOf } from './recordedChange';
import type { PlayedMatch } from './recording';

/** The break before the first kick and the time of a kick, in minutes. */
export const SHOOTOUT_BREAK = 5;
const MINUTES_A_KICK = 0.5;

/** The last minute of play; recordings list events of the shoot-out above it. */
const LAST_MINUTE = 120;

type Placed = { change: StepChange; playedAt: number };

/**
 * Kicks and cards of a shoot-out, in minutes since its break began, and its total length.
 *
 * @param cards the events above minute 120; those above the last kick come just after it
 */
export function shootoutOf({ shootout, events, result }: PlayedMatch): { placed: Placed[]; length: number } {
  const time = result.afterExtraTime ? LAST_MINUTE : 90;
  const kicks = shootout.map(({ type, side, player, isUnlisted }, index) => ({
    change: isUnlisted
      ? counted(side)
      : happened(incident({ type, position: sideOf(side), time, player_name: player })),
    playedAt: SHOOTOUT_BREAK + (index + 1) * MINUTES_A_KICK,
  }));
  const lastKick = SHOOTOUT_BREAK + kicks.length * MINUTES_A_KICK;
  const late = events.filter(({ minute }) => minute > LAST_MINUTE);
  const cards = late.map(({ minute, type, side, player }, index) => ({
    change: happened(
      incident({
        type,
        position: sideOf(side),
        time: LAST_MINUTE,
        added_time: minute - LAST_MINUTE,
        player_name: player,
      }),
    ),
    playedAt: Math.min(SHOOTOUT_BREAK + minute - LAST_MINUTE, lastKick) + (index + 1) / (late.length + 1) / 2,
  }));
  return { placed: [...kicks, ...cards], length: lastKick + 1 };
}
