/** Query parameter with the competition, of our own tables and of the page that frames them. */
export const COMPETITION_PARAMETER = 'giai';

export type FrameAddress = {
  src: string;
  /** Whether the framed page is ours: then it follows the theme and the chosen competition. */
  isOwn: boolean;
};

/**
 * The address of the frame (S19). Our own page gets theme and competition as parameters, if they are known; another address is used as
 * configured.
 *
 * @param configured `standings_url`: a path of ours or an http(s) address
 * @param page the address of the page that frames it
 */
export function standingsAddress(
  configured: string,
  page: string,
  { theme, competition }: { theme: string | undefined; competition: string | null },
): FrameAddress {
  const url = new URL(configured, page);
  if (url.origin !== new URL(page).origin) return { src: url.href, isOwn: false };
  if (theme !== undefined) url.searchParams.set('theme', theme);
  if (competition !== null) url.searchParams.set(COMPETITION_PARAMETER, competition);
  return { src: `${url.pathname}${url.search}`, isOwn: true };
}

/** Reads the competition from a message of our own page; `undefined` for any other message. */
export function competitionIn(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !(COMPETITION_PARAMETER in message)) return undefined;
  const { [COMPETITION_PARAMETER]: id } = message;
  return typeof id === 'string' && /^\d{1,16}$/.test(id) ? id : undefined;
}
