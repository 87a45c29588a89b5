/** What takes turns in a place: adverts, or kinds of adverts, which are their own names. */
export type Turning = string | { readonly id?: string | undefined; readonly file_path?: string | undefined };

/** What an advert is called within its place: its id, or its picture where another server sends none. */
export function advertName(advert: Turning): string | undefined {
  return typeof advert === 'string' ? advert : (advert.id ?? advert.file_path);
}
