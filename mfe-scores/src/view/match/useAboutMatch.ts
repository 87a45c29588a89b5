import { useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { MatchId } from 'shared-kernel/entities/match';
import type { MatchArticle } from 'shared-kernel/entities/matchArticle';
import { useResource } from 'shared-kernel/react/useResource';
import { createMatchArticles } from '../../state/matchArticles';
import { createMatchInfo } from '../../state/matchInfo';

const NONE: readonly MatchArticle[] = [];

/** What the page shows beside the match. The page stands without it: a failure shows nothing. */
export function useAboutMatch(shell: Shell, id: MatchId) {
  const info = useResource(useMemo(() => createMatchInfo(shell, id), [shell, id]));
  const articles = useResource(useMemo(() => createMatchArticles(shell, id), [shell, id]));
  return { info: info.value?.info, articles: articles.value ?? NONE };
}
