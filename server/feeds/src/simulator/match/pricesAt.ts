import { ScoreIndex } from 'shared-kernel/entities/liveScore';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { FeedMatch } from '../../feedRecords';
import { type Facts, factsAt } from '../../timeline/facts';
import { lastStepAt, type Step } from '../../timeline/step';
import { oddsText } from '../prices/oddsText';
import type { Fixture } from '../season/fixture';
import { expectedAt, figureOf, shareLeft, times, withMenSentOff } from './outlook';
import { STORY_BEGINS_BEFORE } from './story';
import { divided, type Suspension, suspensionAt } from './suspensions';

/** A moment of a match, and what it was until then. Figures are those of the last step, so that a state holds until the next one. */
export type Look = { facts: Facts; lookedAt: number };

/** Just before betting stopped. */
const BEFORE = 0.001;

export function lookAt({ kickoff }: Fixture, steps: readonly Step[], now: number): Look {
  return { facts: factsAt(steps, now), lookedAt: lastStepAt(steps, now) ?? kickoff - STORY_BEGINS_BEFORE };
}

/** The suspension of a match in play, and what its last prices follow from. */
export function suspendedLook(fixture: Fixture, steps: readonly Step[], now: number, look: Look) {
  const { status } = look.facts;
  const isInPlay = status === MatchStatus.FirstHalf || status === MatchStatus.SecondHalf;
  const suspension: Suspension | undefined = isInPlay ? suspensionAt(steps, now) : undefined;
  return { suspension, look: suspension ? lookAt(fixture, steps, suspension.from - BEFORE) : look };
}

/**
 * In play prices follow the match; before and after it they are those of the kick-off; otherwise there are none. While a
 * market is suspended its last prices are marked as such.
 *
 * @param steps the story of the match, with its figures
 */
export function pricesAt(
  fixture: Fixture,
  steps: readonly Step[],
  now: number,
  seen: Look = lookAt(fixture, steps, now),
): Pick<FeedMatch, 'odds' | 'suspended_odds'> {
  const { suspension, look } = suspendedLook(fixture, steps, now, seen);
  const odds = textOf(fixture, seen);
  return suspension ? divided(odds, textOf(fixture, look), suspension.markets) : { odds };
}

function textOf(fixture: Fixture, { facts, lookedAt }: Look): string {
  switch (facts.status) {
    case MatchStatus.FirstHalf:
    case MatchStatus.HalfTime:
    case MatchStatus.SecondHalf: {
      const expected = times(withMenSentOff(expectedAt(fixture, lookedAt), facts), shareLeft(facts, lookedAt).match);
      return oddsText({ score: figureOf(facts, ScoreIndex.regular), expected });
    }
    case MatchStatus.NotStarted:
    case MatchStatus.Ended: {
      const expected = expectedAt(fixture, Math.min(lookedAt, fixture.kickoff));
      return oddsText({ score: { home: 0, away: 0 }, expected });
    }
    default:
      return '';
  }
}
