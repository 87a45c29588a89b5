import { useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { MatchId } from 'shared-kernel/entities/match';
import type { MatchArticle } from 'shared-kernel/entities/matchArticle';
import { useResource } from 'shared-kernel/react/useResource';
import { createMatchArticles } from '../../../state/matchArticles';
import { MATCH_INFO } from '../../../state/matchInfo';
import { createAnswer } from '../../../state/question';

const NONE: readonly MatchArticle[] = [];

/** What the page shows beside the match. The page stands without it: a failure shows nothing. */
export function useAboutMatch(shell: Shell, id: MatchId) {
  const info = useResource(useMemo(() => createAnswer(shell, MATCH_INFO, id), [shell, id]));
  const articles = useResource(useMemo(() => createMatchArticles(shell, id), [shell, id]));
  return {
    about: { info: info.value?.answer, articles: articles.value ?? NONE },
    /** Whether they have come, or will not: what stands below them would be pushed down. */
    areArticlesKnown: articles.kind !== 'loading' || articles.value !== undefined,
  };
}
