import type { Answer, Ask, PageRequest } from 'shared-kernel/contract/serverEntry';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import { MARKET_GROUPS, type MarketGroup } from 'shared-kernel/entities/matchMarkets';
import { isBettingOpen, isGroupOpen } from 'shared-kernel/rules/isBettingOpen';
import { GROUP_PARAMETER, groupShown, presentOf, searchOfGroup } from '../domain/groupPrices';
import { inOrder, withPresent } from '../domain/marketMoves';
import { MATCH_MARKETS } from '../state/matchMarkets';
import { GROUP_HISTORY, PRICE_HISTORY } from '../state/priceHistory';
import type { TeamNames } from '../view/detail/teamNames';
import { MarketRows } from '../view/markets/MarketRows';
import { GroupChoice } from '../view/prices/GroupChoice';
import { PriceHistory } from '../view/prices/PriceHistory';
import { LatePart } from './LatePart';
import { askOf, toldIn } from './questions';

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
  const told = toldIn(answers, PRICE_HISTORY)?.told;
  const shown = told && groupShown(search[GROUP_PARAMETER], told.groups);
  return (
    <>
      {isBettingOpen(match.state) ? (
        <MarketRows markets={toldIn(answers, MATCH_MARKETS)?.told} state={match.state} names={names} />
      ) : null}
      {told ? <GroupChoice groups={told.groups} shown={shown} address={address} /> : <LatePart />}
      {told && !shown ? (
        <PriceHistory match={match} moves={withPresent(inOrder(told.moves, now), match, now)} now={now} />
      ) : null}
      {shown ? <GroupPart answers={answers} match={match} now={now} group={shown} /> : null}
    </>
  );
}

type GroupProps = Pick<Props, 'answers' | 'match' | 'now'> & { group: MarketGroup };

function GroupPart({ answers, match, group, now }: GroupProps) {
  const loaded = toldIn(answers, GROUP_HISTORY[group])?.told;
  if (!loaded) return <LatePart />;
  const { state } = match;
  const moves = inOrder(loaded.moves, now);
  const isOpen = isGroupOpen(group, state);
  const present = isOpen ? presentOf(toldIn(answers, MATCH_MARKETS)?.told, group) : undefined;
  const known = present ? withPresent(moves, { ...present, state }, now) : moves;
  return <PriceHistory match={match} group={group} moves={known} now={now} />;
}
