import { DEFAULT_BOARD_FILTER } from 'shared-kernel/contract/boardFilter';
import type { Drawn, PageRequest } from 'shared-kernel/contract/serverEntry';
import { drawElement } from 'shared-kernel/server/drawElement';
import { matchIdIn } from '../domain/matchAddress';
import { namedMatchAddress } from '../domain/matchSlug';
import { searchOfTab, toMatchTab } from '../domain/matchTab';
import { createPictureShell } from '../state/picture/createPictureShell';
import { MatchContent } from '../view/match/MatchContent';
import { MatchFrame } from '../view/match/MatchFrame';
import { textsOfNoMatch } from '../view/match/matchTexts';
import { NoMatchPage } from '../view/match/NoMatchPage';
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

const NOTHING = { html: '', css: '' };
const IN_PICTURE = { lit: undefined };

/** The page of one match, at the address with the names of its teams. */
export const matchPage: ServerPage = {
  needs(request) {
    const id = matchIdIn(request.path);
    return id === undefined ? [] : [askMatch(id, request), SETTING];
  },
  draw(request, answers) {
    const id = matchIdIn(request.path);
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
            <MatchContent {...contentOf(known, known.entry)} {...{ clock, tab, address }} />
          </MatchFrame>
        </PriceFormContext>
      </PictureContext>
    );
    return {
      ...drawElement(content, request),
      ...about?.said,
      ...(known.named ? { jsonLd: matchData(request, known.named) } : {}),
      answers: [MATCH],
      notFor: priceChoices(setting),
      zoned: true,
      ...(known.isLive ? { validFor: VALID_SECONDS } : {}),
    };
  },
};

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
