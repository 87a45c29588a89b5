import type { Shell } from 'shared-kernel/contract/shell';
import type { Report } from 'shared-kernel/decode/decode';
import type { MatchId } from 'shared-kernel/entities/match';
import { type MatchArticle, matchArticleSchema } from 'shared-kernel/entities/matchArticle';
import type { Query } from 'shared-kernel/http/query';
import { listAnswer } from 'shared-kernel/protocol/dataAnswer';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { createResource } from 'shared-kernel/state/createResource';
import { retryOnReconnect } from 'shared-kernel/state/retryLadder';
import { noneIfMissing } from './noneIfMissing';

/** The newest of them: a page of a match is no list of articles. */
const MAX = 5;

export function articlesRequest(match: MatchId): { path: string; query: Query } {
  return { path: REST_PATHS.post, query: { MatchId: match, pageSize: MAX } };
}

/**
 * Reads the answer; a bad article is left out and reported. A server that does not know the parameter answers the newest of
 * all, which name no match or another.
 */
export function readArticles(match: MatchId, report: Report): (raw: unknown) => MatchArticle[] {
  const read = listAnswer(matchArticleSchema, report);
  return (raw) => read(raw).filter((article) => article.match === match);
}

/** The articles about a match, the newest first. */
export function createMatchArticles(shell: Shell, match: MatchId) {
  const { http, report } = shell;
  const { path, query } = articlesRequest(match);
  return createResource({
    load: (signal) => http.get(path, { query, decode: readArticles(match, report), signal }).catch(noneIfMissing([])),
    report,
    retry: retryOnReconnect(shell),
    clock: shell.clock,
  });
}
