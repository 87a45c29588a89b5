import { idFromText } from 'shared-kernel/entities/idText';
import { PAGE_PATHS } from 'shared-kernel/rules/pageAddress';

/** What editors name, and what an error then expects. */
export const WRITTEN_ID = {
  match: "a match's id, or the address of its page such as /tran-dau/123/ha-noi-hai-phong",
  competition: "a competition's id, or the address of its page such as /giai-dau/201/ngoai-hang-anh",
} as const;

export type WrittenKind = keyof typeof WRITTEN_ID;

/** Their pages, on any site: editors copy the address. */
const ADDRESS = { match: addressBelow(PAGE_PATHS.match), competition: addressBelow(PAGE_PATHS.competition) };

function addressBelow(path: string): RegExp {
  return new RegExp(`^(?:https?://[^/?#]+)?(?:/[^?#]*)?${path}/([^/?#]+)(?:[/?#].*)?$`);
}

/** The id of the match or competition that an editor names, as `api` is asked for it; `undefined` where the text names none. */
export function writtenId(kind: WrittenKind, written: string): string | undefined {
  const words = written.trim();
  const inAddress = ADDRESS[kind].exec(words)?.[1];
  if (inAddress === undefined && (words === '' || words.length > 500 || /[\s/?#]/.test(words))) return undefined;
  const id = inAddress === undefined ? words : idFromText(inAddress);
  return id === undefined ? undefined : String(id);
}
