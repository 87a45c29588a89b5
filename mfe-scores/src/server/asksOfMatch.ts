import type { Answer, Ask, PageRequest } from 'shared-kernel/contract/serverEntry';
import type { MatchId } from 'shared-kernel/entities/match';
import { SETTING } from 'shared-kernel/server/siteSetting';
import { toMatchTab } from '../domain/matchTab';
import { knockOutRound } from '../domain/tieOfMatch';
import { LINEUPS } from '../state/lineups';
import { MATCH_HISTORY } from '../state/matchHistory';
import { CUP } from '../state/seasonTables';
import { VENDOR_TEXT } from '../state/vendorText';
import { aboutIn, asksAbout } from './aboutMatch';
import { asksOfPrices } from './pricesPart';
import { askOf } from './questions';
import { askMatch, readMatch } from './readMatch';
import { askSeason } from './season';

/** What the server's rendering of a match's page asks for, as far as the answers that have come say. */
export function asksOfMatch(id: MatchId, request: PageRequest, answers: readonly Answer[]): readonly Ask[] {
  const asks = [askMatch(id, request), SETTING, ...asksAbout(id), ...tabAsks(id, request, answers)];
  return asks.some(({ key }) => key === CUP.key) ? asks : [...asks, ...tieAsks(id, answers)];
}

/** What the open tab shows beside the match; of a table the match says whose it is. */
function tabAsks(id: MatchId, request: PageRequest, answers: readonly Answer[]): readonly Ask[] {
  switch (toMatchTab(request.search.tab)) {
    case 'doi-hinh':
      return [askOf(LINEUPS, id)];
    case 'doi-dau':
      return [askOf(MATCH_HISTORY, id)];
    case 'bxh': {
      const entry = readMatch(id, answers)?.entry;
      return entry ? askSeason(entry.match.competition_id) : [];
    }
    case 'keo':
      return asksOfPrices(id, request.search);
    case 'dien-bien':
      return [askOf(VENDOR_TEXT, id)];
    case 'thong-ke':
      return [];
  }
}

/** What a match in a knock-out round asks for, to show its other leg. */
function tieAsks(id: MatchId, answers: readonly Answer[]): readonly Ask[] {
  if (!knockOutRound(aboutIn(id, answers).info)) return [];
  const entry = readMatch(id, answers)?.entry;
  return entry ? [askOf(CUP, entry.match.competition_id)] : [];
}
