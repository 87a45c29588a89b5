import type { TheSportsApi } from '../createTheSportsApi';
import { listFrom } from '../read/rawValue';

/** Something that is asked for again and again. */
export type Task = {
  /** Unlike those of all others. */
  name: string;
  endpoint: string;
  /** Seconds until it is asked for again. */
  every: number;
  /** @returns whether there is more of it, which is asked for at once */
  ask(now: number): Promise<boolean>;
};

/** What one answer has as a whole. */
export function whole(
  api: TheSportsApi,
  { endpoint, every }: Pick<Task, 'endpoint' | 'every'>,
  keep: (results: unknown, now: number) => void | Promise<void>,
): Task {
  return {
    name: endpoint,
    endpoint,
    every,
    async ask(now) {
      await keep((await api.ask(endpoint)).results, now);
      return false;
    },
  };
}

/** A loop over pages ends here, whatever a server says. */
const MAX_PAGES = 200;

/** Page after page until one is empty. A page of odd items alone is not the last one. */
export function paged(
  api: TheSportsApi,
  { endpoint, every }: Pick<Task, 'endpoint' | 'every'>,
  keep: (results: unknown, now: number) => void,
): Task {
  let page = 1;
  return {
    name: `${endpoint} by page`,
    endpoint,
    every,
    async ask(now) {
      const { results } = await api.ask(endpoint, { page });
      keep(results, now);
      const isMore = (listFrom(results)?.length ?? 0) > 0 && page < MAX_PAGES;
      page = isMore ? page + 1 : 1;
      return isMore;
    },
  };
}
