import { DEFAULT_BOARD_FILTER } from 'shared-kernel/contract/boardFilter';
import { THEME_STORAGE_KEY } from 'shared-kernel/contract/htmlData';
import type { Ask, Choice, Drawn, PageRequest } from 'shared-kernel/contract/serverEntry';
import { standingSchema } from 'shared-kernel/entities/standing';
import { listAnswer } from 'shared-kernel/protocol/dataAnswer';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { drawElement } from 'shared-kernel/server/drawElement';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { COMPETITION_PARAMETER, standingsAddress } from '../domain/standingsAddress';
import { createPictureShell } from '../state/picture/createPictureShell';
import { t } from '../texts/serverTexts';
import { BlankFrame } from '../view/picture/BlankFrame';
import { PictureContext } from '../view/picture/picture';
import { SlotPicture } from '../view/picture/SlotPicture';
import { StandingsPage } from '../view/standings/StandingsPage';
import { searchOfStanding, standingIn, textsOfStanding } from '../view/standings/standingsTexts';
import { wholeAddress } from './addresses';
import { breadcrumbs } from './breadcrumbs';
import { matchAsks, matchPartOf } from './matchPart';
import { saidName } from './saidName';
import type { ServerPage } from './serverPage';

const STANDINGS: Ask = { key: 'standings', path: REST_PATHS.standing };

/** The app reports what it cannot read. */
const readStandings = listAnswer(standingSchema, () => {});

/** The frame has the device's theme. */
const DEVICE_THEME: Choice = { store: 'local', key: THEME_STORAGE_KEY, unless: [JSON.stringify('system')] };

/** Any origin serves to tell a path from another site. */
const SOME_SITE = 'https://site.invalid/';

/** The page of league tables: the frame with the table of the address, and links to all. */
export const standingsPage: ServerPage = {
  needs: (request) => [...(isOwn(request) ? [STANDINGS] : []), ...matchAsks(request)],
  draw(request, answers) {
    const standings = isOwn(request) ? readAnswer(answers, STANDINGS.key, readStandings) : [];
    const shell = createPictureShell(request, { filter: DEFAULT_BOARD_FILTER, Slot: SlotPicture });
    const match = matchPartOf(request, answers, shell.clock);
    const content = (
      <PictureContext value={{ lit: undefined, heading: match?.heading }}>
        <BlankFrame>
          <StandingsPage
            configured={request.site.standings_url}
            page={addressOf(request)}
            theme={undefined}
            standings={standings ?? []}
            onLoad={() => {}}
          />
        </BlankFrame>
        {match?.element}
      </PictureContext>
    );
    return {
      ...drawElement(content, request),
      ...(isOwn(request) ? { notFor: [DEVICE_THEME] } : {}),
      ...(standings ? aboutOf(request, standings) : {}),
      ...match?.about,
    };
  },
};

type About = Omit<Drawn, 'html' | 'css'>;

/** A competition without a table is a page that there is not, with the links to the others. */
function aboutOf(request: PageRequest, standings: ReturnType<typeof readStandings>): About {
  const competition = isOwn(request) ? request.search[COMPETITION_PARAMETER] : undefined;
  const found = standingIn(standings, competition ?? null);
  const chosen = found && { ...found, name: saidName(found.name) };
  const canonical = chosen && `${request.path}${searchOfStanding(chosen)}`;
  const steps = [
    { name: t('page.tables'), path: request.path },
    ...(chosen && canonical ? [{ name: chosen.name, path: canonical }] : []),
  ];
  return {
    ...(chosen ? { ...textsOfStanding(chosen), canonical } : {}),
    ...(competition !== undefined && !chosen ? { page: { status: 404 }, robots: 'noindex' } : {}),
    answers: isOwn(request) ? [STANDINGS.key] : [],
    jsonLd: breadcrumbs(request, steps),
  };
}

function isOwn(request: PageRequest): boolean {
  const unchosen = { theme: undefined, competition: null };
  return standingsAddress(request.site.standings_url, addressOf(request), unchosen).isOwn;
}

function addressOf(request: PageRequest): string {
  return wholeAddress(request.path, request) ?? SOME_SITE;
}
