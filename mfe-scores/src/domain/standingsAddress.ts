/** The parameter of our own tables that names a competition, and of the page that frames them. */
export const COMPETITION_PARAMETER = 'giai';

export type FrameAddress = {
  src: string;
  /** Whether the page framed is ours: then it follows the theme and the chosen competition. */
  isOwn: boolean;
};

/**
 * The address to frame (S19). Our own page is told theme and competition; another one is taken as it is configured.
 *
 * @param configured `standings_url`: a path of ours or an http(s) address
 * @param page the address of the page that frames it
 */
export function standingsAddress(
  configured: string,
  page: string,
  { theme, competition }: { theme: string; competition: string | null },
): FrameAddress {
  const url = new URL(configured, page);
  if (url.origin !== new URL(page).origin) return { src: url.href, isOwn: false };
  url.searchParams.set('theme', theme);
  if (competition !== null) url.searchParams.set(COMPETITION_PARAMETER, competition);
  return { src: `${url.pathname}${url.search}`, isOwn: true };
}

/** Reads which competition our own page says it shows; anything else that a frame says is `undefined`. */
export function competitionIn(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !(COMPETITION_PARAMETER in message)) return undefined;
  const { [COMPETITION_PARAMETER]: id } = message;
  return typeof id === 'string' && /^\d{1,16}$/.test(id) ? id : undefined;
}
