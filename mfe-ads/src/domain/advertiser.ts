/** The site a banner leads to by its public name: `vi-du.example`. A path of our own has none. */
export function advertiserOf(link: string): string | undefined {
  const host = /^https?:\/\/([^/?#]+)/i.exec(link)?.[1];
  return host?.replace(/^www\./i, '').toLowerCase();
}
