import type { Shell } from 'shared-kernel/contract/shell';
import type { Decoder, Report } from 'shared-kernel/decode/decode';
import type { Id } from 'shared-kernel/entities/id';
import type { Query } from 'shared-kernel/http/query';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { createResource, type Resource } from 'shared-kernel/state/createResource';
import { retryOnReconnect } from 'shared-kernel/state/retryLadder';
import { noneIfMissing } from './noneIfMissing';

/** What pages ask about one match, team or competition: the app, and the server. */
export type Question<T> = {
  /** Names the answer among those of a rendering. */
  readonly key: string;
  readonly path: string;
  /** The parameter that says whose. */
  readonly param: 'MatchId' | 'TeamId' | 'CompetitionId';
  /** What else is asked. */
  readonly also?: Query;
  readonly read: (report: Report) => Decoder<T>;
  /** What another server than ours has, which does not know the path. */
  readonly none: T;
};

/** A question for one record; `undefined` where there is none. */
export function recordQuestion<T>(
  { key, path, param }: Pick<Question<T>, 'key' | 'path' | 'param'>,
  schema: Parameters<typeof recordAnswer<T>>[0],
): Question<T | undefined> {
  return { key, path, param, read: (report) => recordAnswer(schema, report), none: undefined };
}

/** A value that was answered, which may be that there is none. */
export type Answered<T> = { readonly answer: T };

export function queryOf({ param, also }: Question<unknown>, id: Id): Query {
  return { [param]: id, ...also };
}

/** Asks once. @throws as `http.get`, but for a path that the server does not know */
export function ask<T>(
  { http, report }: Pick<Shell, 'http' | 'report'>,
  question: Question<T>,
  id: Id,
  signal: AbortSignal,
): Promise<Answered<T>> {
  const { path, read, none } = question;
  return http
    .get(path, { query: queryOf(question, id), decode: read(report), signal })
    .catch(noneIfMissing(none))
    .then((answer) => ({ answer }));
}

/** An answer, loaded while somebody looks at it. */
export function createAnswer<T>(shell: Shell, question: Question<T>, id: Id): Resource<Answered<T>> {
  return createResource({
    load: (signal) => ask(shell, question, id, signal),
    report: shell.report,
    retry: retryOnReconnect(shell),
    clock: shell.clock,
  });
}
