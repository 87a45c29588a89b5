import { useContext, useEffect, useMemo, useReducer } from 'react';
import type { BoardState } from 'shared-kernel/contract/matches';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Cup } from 'shared-kernel/entities/cup';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import type { MatchArticle } from 'shared-kernel/entities/matchArticle';
import type { MatchInfo } from 'shared-kernel/entities/matchInfo';
import { useResource } from 'shared-kernel/react/useResource';
import { useLocation, useSearchParams } from 'shared-kernel/router';
import { idInAddress } from 'shared-kernel/rules/pageAddress';
import { isScoreShown } from 'shared-kernel/rules/status';
import { Loading } from 'shared-kernel/ui/Loading';
import { TAB_PARAMETER, toMatchTab } from '../../../domain/matchTab';
import { namedMatchAddress } from '../../../domain/namedAddress';
import { resultsKey } from '../../../domain/resultsKey';
import { knockOutRound } from '../../../domain/tieOfMatch';
import { createMatchArticles } from '../../../state/matchArticles';
import { MATCH_INFO } from '../../../state/matchInfo';
import { createAnswer } from '../../../state/question';
import { createCup } from '../../../state/seasonTables';
import { FollowMatch } from '../../match/detail/FollowMatch';
import { MarketsOfMatch } from '../../match/detail/MarketsOfMatch';
import { PageRenderedContext } from '../../match/detail/useAwaitedDetail';
import { useMatchDetail } from '../../match/detail/useMatchDetail';
import { LineupsOfMatch } from '../../match/lineups/LineupsOfMatch';
import { VendorTextOfMatch } from '../../match/texts/VendorTextOfMatch';
import { BoardPage } from '../../parts/BoardPage';
import { ResultsCover } from '../../parts/hidden/ResultsCover';
import { useHidesScores } from '../../parts/hidden/useHidesScores';
import { UncoveredContext, useUncovered } from '../../parts/hidden/useUncovered';
import { ScoreAnnouncer } from '../../parts/ScoreAnnouncer';
import { FailedBoard } from '../../parts/states/FailedBoard';
import { FreshnessNotice } from '../../parts/states/FreshnessNotice';
import { teamNames } from '../../parts/teamNames';
import { useChangedResults } from '../../parts/useChangedResults';
import { useDescription } from '../../parts/useDescription';
import { useRightAddress } from '../../parts/useRightAddress';
import { useSeason } from '../../parts/useSeason';
import { HistoryOfMatch } from './HistoryOfMatch';
import { MatchContent } from './MatchContent';
import { MatchFrame } from './MatchFrame';
import { namesOfMatch, textsOfMatch, textsOfNoMatch } from './matchTexts';
import { NoMatchPage } from './NoMatchPage';
import { PricesOfMatch } from './PricesOfMatch';
import { TableOfMatch } from './TableOfMatch';

type Props = { shell: Shell; id: MatchId; onRendered: () => void };

/** The page of the match in the address. */
export function MatchPage({ shell }: { shell: Shell }) {
  const id = idInAddress(useLocation().pathname);
  const onRendered = useContext(PageRenderedContext);
  const isNone = id === undefined;
  useEffect(() => {
    if (isNone) onRendered();
  }, [isNone, onRendered]);
  return isNone ? <NoMatch shell={shell} /> : <OneMatchPage key={id} shell={shell} id={id} onRendered={onRendered} />;
}

function NoMatch({ shell }: { shell: Shell }) {
  useDescription(shell, textsOfNoMatch());
  return <NoMatchPage />;
}

/** One match, live while the page is open. */
function OneMatchPage({ shell, id, onRendered }: Props) {
  const { about, areArticlesKnown } = useAboutMatch(shell, id);
  const [isMatchRendered, onMatchRendered] = useReducer(() => true, false);
  const [isTextRendered, onTextRendered] = useReducer(() => true, false);
  const { content, freshness, reload, heard } = useMatchDetail(shell, id, onMatchRendered);
  const [parameters] = useSearchParams();
  const tab = toMatchTab(parameters.get(TAB_PARAMETER));
  const hidesScores = useHidesScores(shell);
  // The HTML has the text, which would be gone until the app has loaded it, and what stands below would move twice.
  const hasText = content && tab === 'dien-bien' && !hidesScores && isScoreShown(content.match.state);
  const isTextAwaited = hasText && !isTextRendered;
  useEffect(() => {
    if (isMatchRendered && !isTextAwaited) onRendered();
  }, [isMatchRendered, isTextAwaited, onRendered]);
  const cup = useCupOfMatch(shell, content?.match, about.info);
  const uncovered = useUncovered(hidesScores);
  const { pathname } = useLocation();
  const names = content && namesOfMatch(content);
  useDescription(shell, names && textsOfMatch(names));
  useRightAddress(names && namedMatchAddress(id, names));

  if (!content) return <NoContent shell={shell} freshness={freshness} onRetry={reload} />;
  const shownNames = teamNames(content.home?.name, content.away?.name);
  return (
    <MatchFrame heading={names && textsOfMatch(names).heading}>
      <FreshnessNotice freshness={freshness} onRetry={reload} />
      {heard ? <ScoreAnnouncer key={String(content.areFormsHidden)} {...heard} /> : null}
      <UncoveredContext value={uncovered}>
        <MatchContent
          {...content}
          {...about}
          cup={cup}
          address={pathname}
          basePath={shell.basePath}
          star={<FollowMatch shell={shell} id={id} names={shownNames} />}
          tab={tab}
          loaded={{
            'dien-bien': areArticlesKnown ? (
              <VendorTextOfMatch shell={shell} match={content.match} onRendered={onTextRendered} />
            ) : null,
            'doi-hinh': <LineupsOfMatch shell={shell} match={content.match} names={shownNames} />,
            'doi-dau': (
              <ResultsCover shell={shell} of="history">
                <HistoryOfMatch shell={shell} {...content} />
              </ResultsCover>
            ),
            bxh: (
              <ResultsCover shell={shell}>
                <TableOfMatch shell={shell} match={content.match} />
              </ResultsCover>
            ),
            keo: (
              <>
                <MarketsOfMatch shell={shell} match={content.match} names={shownNames} />
                <PricesOfMatch shell={shell} match={content.match} />
              </>
            ),
          }}
        />
      </UncoveredContext>
    </MatchFrame>
  );
}

type NoContentProps = { shell: Shell; freshness: BoardState; onRetry: () => void };

function NoContent({ shell, freshness, onRetry }: NoContentProps) {
  const hasFailed = freshness.kind === 'failed';
  if (!hasFailed && freshness.kind !== 'loading') return <NoMatch shell={shell} />;
  return <BoardPage>{hasFailed ? <FailedBoard why={freshness.why} onRetry={onRetry} /> : <Loading />}</BoardPage>;
}

const NONE: readonly MatchArticle[] = [];

/** What the page shows beside the match. The page stands without it: a failure shows nothing. */
function useAboutMatch(shell: Shell, id: MatchId) {
  const info = useResource(useMemo(() => createAnswer(shell, MATCH_INFO, id), [shell, id]));
  const articles = useResource(useMemo(() => createMatchArticles(shell, id), [shell, id]));
  return {
    about: { info: info.value?.answer, articles: articles.value ?? NONE },
    /** Whether they have come, or will not: what stands below them would be pushed down. */
    areArticlesKnown: articles.kind !== 'loading' || articles.value !== undefined,
  };
}

/**
 * The cup of a match that is in a knock-out round, for the other leg: asked for when both are known, and so after the first
 * content; again when the match has another score, and now and then. The page stands without it: a failure shows nothing.
 */
function useCupOfMatch(shell: Shell, match: Match | undefined, info: MatchInfo | undefined): Cup | undefined {
  const competition = knockOutRound(info) && match?.competition_id;
  const { value, reload } = useSeason(shell, competition, createCup);
  useChangedResults(shell.clock, match && resultsKey([match]), reload);
  return value?.cup;
}
