import { DEFAULT_BOARD_FILTER } from 'shared-kernel/contract/boardFilter';
import type { Answer, ServerEntry } from 'shared-kernel/contract/serverEntry';
import { idInAddress } from 'shared-kernel/rules/pageAddress';
import { isScoreShown } from 'shared-kernel/rules/status';
import { settingIn } from 'shared-kernel/server/siteSetting';
import type { BoardEntry } from '../domain/boardEntry';
import { type MatchTab, searchOfTab, toMatchTab } from '../domain/matchTab';
import { LINEUPS } from '../state/lineups';
import { MATCH_HISTORY } from '../state/matchHistory';
import { MATCH_INFO } from '../state/matchInfo';
import { CUP } from '../state/seasonTables';
import { createServerShell } from '../state/server/createServerShell';
import { VENDOR_TEXT } from '../state/vendorText';
import { MatchHistory } from '../view/match/history/MatchHistory';
import { Lineups } from '../view/match/lineups/Lineups';
import { VendorText } from '../view/match/texts/VendorText';
import { MatchContent } from '../view/pages/match/MatchContent';
import { MatchFrame } from '../view/pages/match/MatchFrame';
import { textsOfNoMatch } from '../view/pages/match/matchTexts';
import { NoMatchPage } from '../view/pages/match/NoMatchPage';
import { SlotPlaceholder } from '../view/parts/html/SlotPlaceholder';
import { teamNames } from '../view/parts/teamNames';
import { TablesOfMatch } from '../view/tables/TablesOfMatch';
import { ARTICLES, aboutIn } from './aboutMatch';
import { asksOfMatch } from './asksOfMatch';
import { choicesNamed } from './choices';
import { aboutMatch } from './detailOfAddress';
import { LatePart } from './LatePart';
import { matchData } from './pageData';
import { answered, movedTo, noneHere, renderOne, VALID_SECONDS } from './pageOfOne';
import { PRICES, PricesPart, searchOfPrices } from './pricesPart';
import { answeredIn } from './questions';
import { MATCH, readMatch } from './readMatch';
import { priceChoices, SitePrices } from './SitePrices';
import { SEASON_KEYS, seasonIn } from './season';

/** What is asked beside the match, as far as its tab shows it. */
const MATCH_DETAILS = [MATCH_INFO, LINEUPS, MATCH_HISTORY, ...PRICES, VENDOR_TEXT];

/** The page of one match, at the address with the names of its teams. */
export const matchPage: ServerEntry = {
  needs(request, answers) {
    const id = idInAddress(request.path);
    return id === undefined ? [] : asksOfMatch(id, request, answers);
  },
  draw(request, answers) {
    const none = () => noneHere(<NoMatchPage />, textsOfNoMatch(), request);
    const id = idInAddress(request.path);
    if (id === undefined) return none();
    const { clock } = createServerShell(request, { filter: DEFAULT_BOARD_FILTER, Slot: SlotPlaceholder });
    const known = readMatch(id, answers);
    if (!known) return undefined;
    if (!known.entry) return none();
    const { address } = known;
    const tab = toMatchTab(request.search.tab);
    if (address !== request.path) {
      return movedTo(address + (tab === 'keo' ? searchOfPrices(request.search) : searchOfTab(tab)));
    }

    const setting = settingIn(answers);
    const about = known.named && aboutMatch(known.named);
    const details = aboutIn(id, answers);
    const content = (
      <SitePrices setting={setting}>
        <MatchFrame heading={about?.heading}>
          <MatchContent
            {...known.entry}
            clock={clock}
            tab={tab}
            address={address}
            basePath={request.site.base_path}
            forms={known.forms}
            newFrom={undefined}
            {...details}
            cup={answeredIn(answers, CUP)?.answer}
            loaded={{
              'dien-bien': <VendorText text={answeredIn(answers, VENDOR_TEXT)?.answer} />,
              'doi-hinh': lineupsPart(answers, known.entry),
              'doi-dau': historyPart(answers, known.entry),
              keo: (
                <PricesPart
                  answers={answers}
                  address={address}
                  match={known.entry.match}
                  search={request.search}
                  names={teamNames(known.entry.home?.name, known.entry.away?.name)}
                  now={clock.now()}
                />
              ),
              bxh: tablePart(answers, known.entry),
            }}
          />
        </MatchFrame>
      </SitePrices>
    );
    return {
      ...renderOne(content, request),
      ...about?.said,
      ...(about && details.info?.share_image
        ? { og: { image: details.info.share_image, imageAlt: about.heading } }
        : {}),
      ...(known.named ? { jsonLd: matchData(request, known.named, details.info?.venue) } : {}),
      answers: answered([MATCH, ...MATCH_DETAILS.map(({ key }) => key), ARTICLES, ...SEASON_KEYS], answers),
      notFor: [...choicesNamed(['hide_scores']), ...(hasPrices(tab, known.entry) ? priceChoices(setting) : [])],
      zoned: true,
      ...(known.isLive ? { validFor: VALID_SECONDS } : {}),
    };
  },
};

function lineupsPart(answers: readonly Answer[], { match, home, away }: BoardEntry) {
  const known = answeredIn(answers, LINEUPS);
  if (!known) return <LatePart />;
  return <Lineups lineups={known.answer} match={match} names={teamNames(home?.name, away?.name)} />;
}

function historyPart(answers: readonly Answer[], { home, away }: BoardEntry) {
  const known = answeredIn(answers, MATCH_HISTORY);
  return known ? <MatchHistory history={known.answer} names={teamNames(home?.name, away?.name)} /> : <LatePart />;
}

function tablePart(answers: readonly Answer[], { match }: BoardEntry) {
  const season = seasonIn(answers);
  return season ? <TablesOfMatch season={season} match={match} /> : <LatePart />;
}

/** Only there the visitor's form of prices makes a difference. */
function hasPrices(tab: MatchTab, { match }: BoardEntry): boolean {
  return tab === 'keo' || (tab === 'dien-bien' && !isScoreShown(match.state));
}
