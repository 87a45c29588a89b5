import { idFromText } from 'shared-kernel/entities/idText';

export const MATCH_EXPECTED = "a match's id, or the address of its page such as /tran-dau/123/ha-noi-hai-phong";

/** The page of a match, on any site: editors copy its address. */
const ADDRESS = /^(?:https?:\/\/[^/?#]+)?(?:\/[^?#]*)?\/tran-dau\/([^/?#]+)(?:[/?#].*)?$/;

/** The id of the match that an article names, as `api` is asked for it; `undefined` where it names none. */
export function matchIn(written: string): string | undefined {
  const words = written.trim();
  const inAddress = ADDRESS.exec(words)?.[1];
  if (inAddress === undefined && (words === '' || words.length > 500 || /[\s/?#]/.test(words))) return undefined;
  const id = inAddress === undefined ? words : idFromText(inAddress);
  return id === undefined ? undefined : String(id);
}
