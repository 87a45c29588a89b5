import type { FeedProvider } from 'feeds/provider';
import { aFeedMatch } from 'feeds/testing/feedBuilders';

/** Milliseconds from one goal to the next: each is work for the database and all nodes. */
const GOAL_EVERY_MS = process.env.TEST_RING === 'long' ? 5 : 25;

/** Goals of so many seconds. */
export const goalsIn = (seconds: number) => (seconds * 1000) / GOAL_EVERY_MS;

/**
 * A feed that scores without end. The number of goals is a function of the run and of time, as with the real feeds, so
 * a node that takes over continues.
 *
 * @param onStored called for each goal as soon as it is acknowledged
 */
export function countingFeed(onStored: (sent: { goals: number; startedAt: number }) => void): FeedProvider {
  return {
    key: 'counting',
    start({ startedAt }, emit) {
      let isStopped = false;
      const score = async () => {
        while (!isStopped) {
          const goals = Math.floor((Date.now() - startedAt * 1000) / GOAL_EVERY_MS);
          await emit({ matches: [aFeedMatch({ match_time: startedAt, home_scores: [goals] })] }).then(
            () => onStored({ goals, startedAt }),
            () => undefined,
          );
          await new Promise((resolve) => setTimeout(resolve, GOAL_EVERY_MS));
        }
      };
      void score();
      return () => {
        isStopped = true;
      };
    },
  };
}
