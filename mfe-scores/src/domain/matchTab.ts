/** The parts of a match’s page, each with an address: timeline, statistics, line-ups, head to head, prices, league table. */
export const MATCH_TABS = ['dien-bien', 'thong-ke', 'doi-hinh', 'doi-dau', 'keo', 'bxh'] as const;

export type MatchTab = (typeof MATCH_TABS)[number];

/** The query parameter with the chosen tab; without it the first one is shown. */
export const TAB_PARAMETER = 'tab';

export function toMatchTab(text: string | null | undefined): MatchTab {
  return MATCH_TABS.find((tab) => tab === text) ?? MATCH_TABS[0];
}

/** The query of a tab’s address; empty for the first one. */
export function searchOfTab(tab: MatchTab): string {
  return tab === MATCH_TABS[0] ? '' : `?${TAB_PARAMETER}=${tab}`;
}
