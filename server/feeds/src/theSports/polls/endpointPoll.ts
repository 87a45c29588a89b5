import type { PolledSource } from '../../polled/follow';
import type { Refusals } from '../createRefusals';
import type { TheSportsApi } from '../createTheSportsApi';

type Options = {
  endpoint: string;
  /** Seconds between two requests. */
  every: number;
  refusals: Refusals;
};

/** Asks one endpoint at its own pace, and does without where the plan does. */
export function endpointPoll(
  api: TheSportsApi,
  { endpoint, every, refusals }: Options,
  keep: (results: unknown, askedAt: number) => void,
): PolledSource {
  return {
    async look(askedAt) {
      if (refusals.isDue(endpoint, askedAt))
        await refusals.attempt(endpoint, askedAt, async () => keep((await api.ask(endpoint)).results, askedAt));
      return { batch: {}, nextAt: askedAt + every };
    },
  };
}
