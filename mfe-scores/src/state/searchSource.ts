import type { Shell } from 'shared-kernel/contract/shell';
import type { Report } from 'shared-kernel/decode/decode';
import { type SearchAnswer, searchAnswerSchema } from 'shared-kernel/entities/searchAnswer';
import type { Query } from 'shared-kernel/http/query';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { createResource } from 'shared-kernel/state/createResource';
import { retryOnReconnect } from 'shared-kernel/state/retryLadder';

/** @param text from `toSearchText`, not empty */
export function searchRequest(text: string): { path: string; query: Query } {
  return { path: REST_PATHS.search, query: { Text: text } };
}

/** Reads the answer; `undefined` where the server sends none. */
export function readFound(report: Report): (raw: unknown) => SearchAnswer | undefined {
  return recordAnswer(searchAnswerSchema, report);
}

/** What a text finds, loaded while somebody looks at it. */
export function createFound(shell: Shell, text: string) {
  const { http, report, clock } = shell;
  const { path, query } = searchRequest(text);
  return createResource({
    load: async (signal) => ({
      text,
      found: await http.get(path, { query, decode: readFound(report), signal }),
    }),
    retry: retryOnReconnect(shell),
    report,
    clock,
  });
}
