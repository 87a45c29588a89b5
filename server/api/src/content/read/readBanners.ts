import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DecodeError, decode } from 'shared-kernel/decode/decode';
import { flag, optional, text, withDefault } from 'shared-kernel/decode/fields';
import { MOMENT, periodSeconds } from 'shared-kernel/rules/period';
import * as v from 'valibot';
import { isNode, isSeq } from 'yaml';
import { type BannerItem, bannerFields, bannerItemSchema, bannerSize } from '../kinds/bannerItem';
import { parseLinedJson } from './linedJson';
import { type Picture, PictureProblem, readPicture } from './pictureFile';
import type { Problem } from './problem';
import { type ReadKind, toReadItem } from './readItem';

const moment = v.pipe(text, v.regex(MOMENT, 'a day or a time such as 2026-11-20T18:00'));

/** A banner as the ad team writes it; `file` is a path from the file it stands in. */
const writtenSchema = v.object({
  ...bannerFields,
  picture: v.object({ file: text, width: bannerSize, height: bannerSize }),
  betting: withDefault(flag, false),
  starts: optional(moment),
  ends: optional(moment),
});

type Read = { item: BannerItem; picture: Picture };

/** `banners.json` of the ad team, with its pictures. `npm run content` has the schema say more of what is wrong with it. */
export async function readBanners(file: string): Promise<ReadKind | undefined> {
  const source = await readFile(file, 'utf8').catch(() => undefined);
  if (source === undefined) return undefined;
  const { document, problems, lineAt } = parseLinedJson(file, source);
  const list = document.get('banners');
  if (problems.length === 0 && !isSeq(list)) problems.push({ file, line: 1, message: 'expected a list of banners' });
  if (problems.length > 0 || !isSeq(list)) return { items: [], pictures: [], problems };
  const readAll: Read[] = [];
  for (const [index, node] of list.items.entries()) {
    try {
      readAll.push(await readOne(path.dirname(file), isNode(node) ? node.toJS(document) : node, index, readAll));
    } catch (error) {
      if (!(error instanceof DecodeError || error instanceof PictureProblem)) throw error;
      const line = lineAt(isNode(node) ? node.range?.[0] : undefined);
      problems.push({ file, line, message: error.message } satisfies Problem);
    }
  }
  return {
    items: readAll.map(({ item }) => toReadItem(item.id, item.alt, item)),
    pictures: readAll.map(({ picture }) => picture),
    problems,
  };
}

async function readOne(folder: string, raw: unknown, index: number, before: readonly Read[]): Promise<Read> {
  const at = `banners.${index}`;
  const { picture: shown, betting, starts, ends, ...fields } = decode(writtenSchema, raw, at);
  if (before.some(({ item }) => item.id === fields.id)) {
    throw new DecodeError(`At ${at}.id: expected an id of its own, got ${JSON.stringify(fields.id)} again`);
  }
  const picture = await readPicture(path.resolve(folder, shown.file)).catch((error: Error) => {
    throw new PictureProblem(`At ${at}.picture: ${JSON.stringify(shown.file)}: ${error.message}`);
  });
  const { from, until } = periodSeconds({ starts, ends });
  const item = {
    ...fields,
    file_path: picture.address,
    is_betting: betting,
    width: shown.width,
    height: shown.height,
    starts: starts === undefined ? null : from,
    ends: ends === undefined ? null : until,
    rank: before.filter(({ item: { position } }) => position === fields.position).length,
  };
  return { item: decode(bannerItemSchema, item, at), picture };
}
