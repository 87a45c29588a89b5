import { FILTER_PARAMETER } from 'shared-kernel/contract/boardFilter';
import { useSearchParams } from 'shared-kernel/router';
import type { LIVE_PARAMETER } from '../../domain/liveAddress';
import { ODDS_PARAMETER } from '../../domain/oddsChoice';
import { useIsOnServer } from './html/onServer';
import { DAY_PARAMETER } from './useDays';

/** Parameters that lead on within a page. */
type Step = typeof FILTER_PARAMETER | typeof DAY_PARAMETER | typeof LIVE_PARAMETER;

/**
 * The query of an address within this page: one step on, on the same day, with the same prices. On the server with the same filter, too; the app
 * remembers it and keeps it out of the address.
 *
 * @returns empty where the step takes the last parameter away
 */
export function useSearchOf(): (step: Step, value: string | undefined) => string {
  const [parameters] = useSearchParams();
  const isOnServer = useIsOnServer();
  const day = parameters.get(DAY_PARAMETER);
  const odds = parameters.get(ODDS_PARAMETER);
  const filter = isOnServer ? parameters.get(FILTER_PARAMETER) : null;
  return (step, value) => {
    const next = { [DAY_PARAMETER]: day, [ODDS_PARAMETER]: odds, [FILTER_PARAMETER]: filter, [step]: value };
    const given = Object.entries(next).filter((entry): entry is [string, string] => entry[1] != null);
    return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
  };
}
