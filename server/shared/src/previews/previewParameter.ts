/** The parameter of an address that shows a preview, and the cookie that keeps it; empty, it ends the preview. */
export const PREVIEW_PARAMETER = 'xem-truoc';

const COOKIE = new RegExp(`(?:^|;)\\s*${PREVIEW_PARAMETER}=([^;]*)`);

/** The token in a `Cookie` header, if there is one. */
export function previewCookie(header: string | undefined): string | undefined {
  return COOKIE.exec(header ?? '')?.[1]?.trim() || undefined;
}

/** How long a link to a preview is valid. */
export const VALID_SECONDS = 24 * 60 * 60;

/** What people call a preview, such as the name of a branch. */
export const LABEL = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** When a preview that is made now ends, in unix seconds: a whole minute. @param now unix seconds */
export const endOfPreview = (now: number) => Math.floor(now / 60) * 60 + VALID_SECONDS;
