const KEY = /^[\w-]{20,100}$/;

/** Whether a link's token can be the key of a release that is looked at. */
export function isReleaseKey(token: string): boolean {
  return KEY.test(token);
}

/** Where `api` says which release a key stands for; `null` for none. */
export const releasePreviewPath = (key: string) => `/internal/release-previews/${key}`;
