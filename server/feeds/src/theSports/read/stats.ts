import { ScoreIndex } from 'shared-kernel/entities/liveScore';
import type { FeedMatch } from '../../feedRecords';
import type { VendorStat } from './liveItem';
import type { ScorePair } from './scores';

/** The vendor's codes of technical statistics that we show. */
const SHOTS_ON_TARGET = 21;
const POSSESSION = 25;

/** Lines of both teams: cards as counted in the score arrays; nothing when the vendor counts neither ball nor shots. */
export function statsOf(
  given: readonly VendorStat[],
  { home, away }: ScorePair,
  teams: { home: number; away: number },
): FeedMatch['stats'] {
  const find = (type: number) => given.find((one) => one.type === type);
  const [possession, shots] = [find(POSSESSION), find(SHOTS_ON_TARGET)];
  if (!possession && !shots) return [];
  const line = (side: 'home' | 'away', figures: readonly number[]) => ({
    team_id: teams[side],
    ball_possession: possession?.[side] ?? 0,
    shots_on_target: shots?.[side] ?? 0,
    yellow_cards: figures[ScoreIndex.yellow] ?? 0,
    red_cards: figures[ScoreIndex.red] ?? 0,
  });
  return [line('home', home), line('away', away)];
}
