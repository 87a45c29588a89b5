import type { Answer, Ask, PageRequest } from 'shared-kernel/contract/serverEntry';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import { MARKET_GROUPS, type MarketGroup } from 'shared-kernel/entities/matchMarkets';
import { isBettingOpen, isGroupOpen } from 'shared-kernel/rules/isBettingOpen';
import { GROUP_PARAMETER, groupShown, presentOf, searchOfGroup } from '../domain/groupPrices';
import { inOrder, withPresent } from '../domain/marketMoves';
import { MATCH_MARKETS } from '../state/matchMarkets';
import { GROUP_HISTORY, PRICE_HISTORY } from '../state/priceHistory';
import { MarketRows } from '../view/match/detail/MarketRows';
import { GroupChoice } from '../view/match/prices/GroupChoice';
import { PriceHistory } from '../view/match/prices/PriceHistory';
import type { TeamNames } from '../view/parts/teamNames';
import { LatePart } from './LatePart';
import { answeredIn, askOf } from './questions';

type Search = PageRequest['search'];

/** All that the tab of prices may ask. */
export const PRICES = [MATCH_MARKETS, PRICE_HISTORY, ...Object.values(GROUP_HISTORY)];

/** What it asks: of a group that is chosen its history, too. */
export function asksOfPrices(id: MatchId, search: Search): readonly Ask[] {
  const group = groupShown(search[GROUP_PARAMETER], MARKET_GROUPS);
  const ofGroup = group ? [askOf(GROUP_HISTORY[group], id)] : [];
  return [askOf(MATCH_MARKETS, id), askOf(PRICE_HISTORY, id), ...ofGroup];
}

/** The query of the tab's address, with the group that is asked for. */
export function searchOfPrices(search: Search): string {
  return searchOfGroup(groupShown(search[GROUP_PARAMETER], MARKET_GROUPS));
}

type Props = {
  answers: readonly Answer[];
  search: Search;
  address: string;
  match: Match;
  names: TeamNames;
  now: number;
};

/** What the tab shows beside the prices of the match. */
export function PricesPart({ answers, search, address, match, names, now }: Props) {
  const answer = answeredIn(answers, PRICE_HISTORY)?.answer;
  const shown = answer && groupShown(search[GROUP_PARAMETER], answer.groups);
  return (
    <>
      {isBettingOpen(match.state) ? (
        <MarketRows markets={answeredIn(answers, MATCH_MARKETS)?.answer} state={match.state} names={names} />
      ) : null}
      {answer ? <GroupChoice groups={answer.groups} shown={shown} address={address} /> : <LatePart />}
      {answer && !shown ? (
        <PriceHistory match={match} moves={withPresent(inOrder(answer.moves, now), match, now)} now={now} />
      ) : null}
      {shown ? <GroupPart answers={answers} match={match} now={now} group={shown} /> : null}
    </>
  );
}

type GroupProps = Pick<Props, 'answers' | 'match' | 'now'> & { group: MarketGroup };

function GroupPart({ answers, match, group, now }: GroupProps) {
  const loaded = answeredIn(answers, GROUP_HISTORY[group])?.answer;
  if (!loaded) return <LatePart />;
  const { state } = match;
  const moves = inOrder(loaded.moves, now);
  const isOpen = isGroupOpen(group, state);
  const present = isOpen ? presentOf(answeredIn(answers, MATCH_MARKETS)?.answer, group) : undefined;
  const known = present ? withPresent(moves, { ...present, state }, now) : moves;
  return <PriceHistory match={match} group={group} moves={known} now={now} />;
}
