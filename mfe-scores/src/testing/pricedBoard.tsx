import type { PriceChoice } from 'shared-kernel/entities/priceFormat';
import { aCompetition, aLiveRecord, aTeam } from 'shared-kernel/testing/builders';
import { openApp } from './openApp';

const ODDS = '0.5!0.98!!0.95;2.5!1.25!!0.60;2.10!3.30!3.40';
const data = [aLiveRecord({ odds: ODDS })];
const team = [aTeam({ id: 101, name: 'Arsenal' }), aTeam({ id: 102, name: 'Chelsea' })];

/** The server's answer: one live match with prices. */
export const pricedRange = { data, extra_data: { competition: [aCompetition()], country: [], team } };

/** What the site says of its prices. */
export type SitePrices = { sent: string; shown?: PriceChoice } | undefined;

export const HONG_KONG = { sent: 'hong_kong' } as const;

export const settingOf = (price_format: SitePrices) => ({ data: { euro_competition_ids: [], price_format } });

/** The score pages with that match, and this answer of `/AppSetting`. */
export const openPriced = (path: string, setting: () => unknown) =>
  openApp(path, (asked) => (asked === '/AppSetting' ? setting() : pricedRange));

const FIGURES = '[data-column=handicap] > span, [data-column=overUnder] > span, [data-column=win] > span';

/** All prices in the rows of a page, in order. */
export const figuresIn = (page: Element) => [...page.querySelectorAll(FIGURES)].map(({ textContent }) => textContent);
