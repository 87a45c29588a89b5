import { DEFAULT_BOARD_FILTER } from 'shared-kernel/contract/boardFilter';
import { BLANK_ATTRIBUTE, THEME_STORAGE_KEY } from 'shared-kernel/contract/htmlData';
import type { Choice, PageRequest, Rendered, ServerEntry } from 'shared-kernel/contract/serverEntry';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { renderElement } from 'shared-kernel/server/renderElement';
import { SETTING, settingIn } from 'shared-kernel/server/siteSetting';
import styled from 'styled-components';
import { COMPETITION_PARAMETER } from '../domain/standingsAddress';
import { createServerShell } from '../state/server/createServerShell';
import { t } from '../texts/serverTexts';
import { StandingsPage } from '../view/pages/standings/StandingsPage';
import { searchOfStanding, standingIn, textsOfStanding } from '../view/pages/standings/standingsTexts';
import { ServerContext } from '../view/parts/html/onServer';
import { SlotPlaceholder } from '../view/parts/html/SlotPlaceholder';
import { breadcrumbs } from './breadcrumbs';
import { choicesNamed } from './choices';
import { detailAsks, detailOfAddress, underDetail } from './detailOfAddress';
import { priceChoices, SitePrices } from './SitePrices';
import { saidName } from './saidName';
import { addressOfTables, areTablesOurs, readStandings, STANDINGS } from './standings';

/** The frame has the device's theme. */
const DEVICE_THEME: Choice = { store: 'local', key: THEME_STORAGE_KEY, unless: [JSON.stringify('system')] };

/** The page of league tables: the frame with the table of the address, and links to all. */
export const standingsPage: ServerEntry = {
  needs(request) {
    const match = detailAsks(request);
    // For its prices.
    const setting = match.length > 0 ? [SETTING] : [];
    return [...(areTablesOurs(request) ? [STANDINGS] : []), ...match, ...setting];
  },
  draw(request, answers) {
    const standings = areTablesOurs(request) ? readAnswer(answers, STANDINGS.key, readStandings) : [];
    const shell = createServerShell(request, { filter: DEFAULT_BOARD_FILTER, Slot: SlotPlaceholder });
    const match = detailOfAddress(request, answers, shell.clock);
    const setting = settingIn(answers);
    const notFor = [
      ...(areTablesOurs(request) ? [DEVICE_THEME] : []),
      ...choicesNamed(['hide_scores']),
      ...(match ? priceChoices(setting) : []),
    ];
    const content = (
      <ServerContext value={{ lit: undefined, heading: match?.heading }}>
        <BlankFrame>
          <StandingsPage
            configured={request.site.standings_url}
            page={addressOfTables(request)}
            theme={undefined}
            standings={standings ?? []}
            onLoad={() => {}}
          />
        </BlankFrame>
        <SitePrices setting={setting}>{match?.element}</SitePrices>
      </ServerContext>
    );
    return {
      ...renderElement(content, request),
      notFor,
      ...(standings ? aboutOf(request, standings) : {}),
      ...underDetail(match),
    };
  },
};

type About = Omit<Rendered, 'html' | 'css'>;

/** A competition without a table is a page that there is not, with the links to the others. */
function aboutOf(request: PageRequest, standings: ReturnType<typeof readStandings>): About {
  const competition = areTablesOurs(request) ? request.search[COMPETITION_PARAMETER] : undefined;
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
    answers: areTablesOurs(request) ? [STANDINGS.key] : [],
    jsonLd: breadcrumbs(request, steps),
  };
}

/** Around the tables that the server renders: only the frame depends on who sees it. */
const BlankFrame = styled.div`
  display: contents;
  [${BLANK_ATTRIBUTE}] & { visibility: visible; }
  [${BLANK_ATTRIBUTE}] & iframe { visibility: hidden; }
`;
