import { DEFAULT_BOARD_FILTER } from 'shared-kernel/contract/boardFilter';
import type { Answer, Ask, Drawn, PageRequest } from 'shared-kernel/contract/serverEntry';
import type { MatchId } from 'shared-kernel/entities/match';
import { drawElement } from 'shared-kernel/server/drawElement';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { withoutNames } from 'shared-kernel/server/withoutNames';
import { Loading } from 'shared-kernel/ui/Loading';
import { searchOfTab, toMatchTab } from '../domain/matchTab';
import { namedMatchAddress } from '../domain/namedAddress';
import { idInAddress } from '../domain/pageAddress';
import { readTable, tableRequest } from '../state/leagueTable';
import { createPictureShell } from '../state/picture/createPictureShell';
import { MatchContent } from '../view/match/MatchContent';
import { MatchFrame } from '../view/match/MatchFrame';
import { textsOfNoMatch } from '../view/match/matchTexts';
import { NoMatchPage } from '../view/match/NoMatchPage';
import { TableRows } from '../view/match/TableRows';
import { PictureContext } from '../view/picture/picture';
import { SlotPicture } from '../view/picture/SlotPicture';
import { PriceFormContext } from '../view/useOdds';
import { aboutMatch } from './matchPart';
import { matchData } from './pageData';
import { askMatch, type KnownMatch, MATCH, readMatch } from './readMatch';
import type { ServerPage } from './serverPage';
import { priceChoices, priceFormOf } from './sitePrices';
import { SETTING, settingIn } from './siteSetting';

/** How long a visitor may see the score of a live match that nothing renews, in seconds. */
const VALID_SECONDS = 10;

const TABLE = 'table';

const NOTHING = { html: '', css: '' };
const IN_PICTURE = { lit: undefined };

/** The page of one match, at the address with the names of its teams. */
export const matchPage: ServerPage = {
  needs(request, answers) {
    const id = idInAddress(request.path);
    return id === undefined ? [] : [askMatch(id, request), SETTING, ...tableAsks(id, request, answers)];
  },
  draw(request, answers) {
    const id = idInAddress(request.path);
    if (id === undefined) return missing(request);
    const { clock } = createPictureShell(request, { filter: DEFAULT_BOARD_FILTER, Slot: SlotPicture });
    const known = readMatch(id, answers, clock.now);
    if (!known) return undefined;
    if (!known.entry) return missing(request);
    const address = namedMatchAddress(id, known.named);
    const tab = toMatchTab(request.search.tab);
    if (address !== request.path) return { ...NOTHING, page: { status: 301, location: address + searchOfTab(tab) } };

    const setting = settingIn(answers);
    const about = known.named && aboutMatch(id, known.named);
    const content = (
      <PictureContext value={IN_PICTURE}>
        <PriceFormContext value={priceFormOf(setting)}>
          <MatchFrame heading={about?.heading}>
            <MatchContent
              {...contentOf(known, known.entry)}
              {...{ clock, tab, address }}
              table={tableIn(answers, known.entry)}
            />
          </MatchFrame>
        </PriceFormContext>
      </PictureContext>
    );
    return {
      ...withoutNames(drawElement(content, request)),
      ...about?.said,
      ...(known.named ? { jsonLd: matchData(request, known.named) } : {}),
      answers: [MATCH, TABLE].filter((key) => answers.some((answer) => answer.key === key)),
      notFor: priceChoices(setting),
      zoned: true,
      ...(known.isLive ? { validFor: VALID_SECONDS } : {}),
    };
  },
};

/** The match says which table it is. */
function tableAsks(id: MatchId, request: PageRequest, answers: readonly Answer[]): readonly Ask[] {
  if (toMatchTab(request.search.tab) !== 'bxh') return [];
  const entry = readMatch(id, answers, () => request.now)?.entry;
  return entry ? [{ key: TABLE, ...tableRequest(entry.match.competition_id) }] : [];
}

/** The app says what an answer that cannot be had means. */
function tableIn(answers: readonly Answer[], { match }: NonNullable<KnownMatch['entry']>) {
  const answer = readAnswer(answers, TABLE, (raw) => ({ table: readTable(() => {})(raw) }));
  return answer ? <TableRows table={answer.table} teams={[match.home_team_id, match.away_team_id]} /> : <Loading />;
}

function contentOf({ home, away, forms }: KnownMatch, { match, competition }: NonNullable<KnownMatch['entry']>) {
  return { match, home, away, forms, competition: competition?.name, newFrom: undefined };
}

function missing(request: PageRequest): Drawn {
  const content = (
    <PictureContext value={IN_PICTURE}>
      <NoMatchPage />
    </PictureContext>
  );
  return { ...drawElement(content, request), ...textsOfNoMatch(), page: { status: 404 }, robots: 'noindex' };
}
