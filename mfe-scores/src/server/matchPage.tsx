import { DEFAULT_BOARD_FILTER } from 'shared-kernel/contract/boardFilter';
import type { Answer, Ask, PageRequest } from 'shared-kernel/contract/serverEntry';
import type { MatchId } from 'shared-kernel/entities/match';
import { isScoreShown } from 'shared-kernel/rules/status';
import { Loading } from 'shared-kernel/ui/Loading';
import { type MatchTab, searchOfTab, toMatchTab } from '../domain/matchTab';
import { idInAddress } from '../domain/pageAddress';
import { createPictureShell } from '../state/picture/createPictureShell';
import { MatchContent } from '../view/match/MatchContent';
import { MatchFrame } from '../view/match/MatchFrame';
import { textsOfNoMatch } from '../view/match/matchTexts';
import { NoMatchPage } from '../view/match/NoMatchPage';
import { TableRows } from '../view/match/TableRows';
import { SlotPicture } from '../view/picture/SlotPicture';
import { PriceFormContext } from '../view/useOdds';
import { aboutMatch } from './matchPart';
import { matchData } from './pageData';
import { answered, drawOne, movedTo, noneHere, VALID_SECONDS } from './pageOfOne';
import { askMatch, type KnownMatch, MATCH, readMatch } from './readMatch';
import type { ServerPage } from './serverPage';
import { priceChoices, priceFormOf } from './sitePrices';
import { SETTING, settingIn } from './siteSetting';
import { askTable, TABLE, tableIn } from './table';

/** The page of one match, at the address with the names of its teams. */
export const matchPage: ServerPage = {
  needs(request, answers) {
    const id = idInAddress(request.path);
    return id === undefined ? [] : [askMatch(id, request), SETTING, ...tableAsks(id, request, answers)];
  },
  draw(request, answers) {
    const none = () => noneHere(<NoMatchPage />, textsOfNoMatch(), request);
    const id = idInAddress(request.path);
    if (id === undefined) return none();
    const { clock } = createPictureShell(request, { filter: DEFAULT_BOARD_FILTER, Slot: SlotPicture });
    const known = readMatch(id, answers, clock.now);
    if (!known) return undefined;
    if (!known.entry) return none();
    const { address } = known;
    const tab = toMatchTab(request.search.tab);
    if (address !== request.path) return movedTo(address + searchOfTab(tab));

    const setting = settingIn(answers);
    const about = known.named && aboutMatch(known.named);
    const content = (
      <PriceFormContext value={priceFormOf(setting)}>
        <MatchFrame heading={about?.heading}>
          <MatchContent
            {...contentOf(known, known.entry)}
            {...{ clock, tab, address }}
            table={tablePart(answers, known.entry)}
          />
        </MatchFrame>
      </PriceFormContext>
    );
    return {
      ...drawOne(content, request),
      ...about?.said,
      ...(known.named ? { jsonLd: matchData(request, known.named) } : {}),
      answers: answered([MATCH, TABLE], answers),
      notFor: hasPrices(tab, known.entry) ? priceChoices(setting) : [],
      zoned: true,
      ...(known.isLive ? { validFor: VALID_SECONDS } : {}),
    };
  },
};

/** The match says which table it is. */
function tableAsks(id: MatchId, request: PageRequest, answers: readonly Answer[]): readonly Ask[] {
  if (toMatchTab(request.search.tab) !== 'bxh') return [];
  const entry = readMatch(id, answers, () => request.now)?.entry;
  return entry ? [askTable(entry.match.competition_id)] : [];
}

function tablePart(answers: readonly Answer[], { match }: NonNullable<KnownMatch['entry']>) {
  const known = tableIn(answers);
  return known ? <TableRows table={known.table} teams={[match.home_team_id, match.away_team_id]} /> : <Loading />;
}

/** Only there the visitor's form of prices makes a difference. */
function hasPrices(tab: MatchTab, { match }: NonNullable<KnownMatch['entry']>): boolean {
  return tab === 'keo' || (tab === 'dien-bien' && !isScoreShown(match.status_id));
}

function contentOf({ home, away, forms }: KnownMatch, { match, competition }: NonNullable<KnownMatch['entry']>) {
  return { match, home, away, forms, competition: competition?.name, newFrom: undefined };
}
