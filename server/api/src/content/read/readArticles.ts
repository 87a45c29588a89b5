import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { decode } from 'shared-kernel/decode/decode';
import { MEDIA_TYPES } from '../../store/siteContent';
import { type ArticleItem, articleFingerprint, articleItemSchema } from '../kinds/articleItem';
import { type ArticleFile, readArticleFile } from './articleFile';
import { type PictureFile, PictureProblem, paintSharePicture, readPicture } from './pictureFile';
import type { Problem } from './problem';
import { type ReadItem, type ReadKind, toReadItem } from './readItem';

type Named = ArticleFile & { file: string };

/** Whether drafts are items like the others; they are checked in any case. */
export type Drafts = 'left out' | 'taken';

/** All articles of a folder and its subfolders, a file each; the oldest first, so that ids grow with time. */
export async function readArticles(contentFolder: string, name: string, drafts: Drafts): Promise<ReadKind | undefined> {
  const folder = path.join(contentFolder, name);
  const names = await filesIn(folder);
  if (names === undefined) return undefined;
  const findPicture = pictureFinder(contentFolder);
  const articles: Named[] = [];
  const problems: Problem[] = [];
  for (const file of names) {
    if (!/\.(?:md|html)$/.test(file)) {
      problems.push(...unknownFiles(file));
      continue;
    }
    const text = utf8(await readFile(file));
    if (text === undefined) {
      problems.push({ file, line: 1, message: 'expected text in UTF-8: save the file with that encoding' });
      continue;
    }
    const article = await readArticleFile(file, text, (to) => findPicture(path.resolve(path.dirname(file), to)));
    articles.push({ ...article, file });
    problems.push(...article.problems.map((problem) => ({ file, ...problem })));
  }
  problems.push(...sharedSlugs(articles));
  const published = articles
    .filter(({ isPublished }) => isPublished || drafts === 'taken')
    .sort((a, b) => timeOf(a) - timeOf(b));
  return {
    items: problems.length > 0 ? [] : published.map(toItem),
    drafts: articles.filter((article) => !published.includes(article)).map(({ slug }) => slug),
    pictures: published.flatMap(({ pictures }) => pictures),
    problems,
  };
}

function toItem({ slug, item, picture }: Named): ReadItem {
  const decoded = decode(articleItemSchema, item, slug);
  const { published_date: date } = decoded;
  return {
    ...toReadItem(slug, decoded.name, decoded),
    fingerprint: articleFingerprint(decoded),
    // The store has the same hash, which only identifies equal texts.
    text: createHash('md5').update(decoded.content).digest('hex'),
    ...(typeof date === 'string' && { date: new Date(date).toISOString() }),
    ...(picture && { finish: () => withSharePicture(decoded, picture) }),
  };
}

async function withSharePicture(item: ArticleItem, picture: PictureFile) {
  const painted = await paintSharePicture(picture);
  return { item: { ...item, share_image: painted.address }, pictures: [painted] };
}

/** Those dated `now - 3h` come after all with a date, in their own order. */
function timeOf({ item: { published_date } }: Named): number {
  return typeof published_date === 'number' ? Number.MAX_SAFE_INTEGER - published_date : Date.parse(published_date);
}

/** Files of the operating system. */
const BY_THE_SYSTEM = /^(?:\.|(?:thumbs\.db|desktop\.ini)$)/i;

/** `undefined` when there is no such folder. */
async function filesIn(folder: string): Promise<string[] | undefined> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => undefined);
  const files = entries?.filter((entry) => entry.isFile() && !BY_THE_SYSTEM.test(entry.name));
  return files?.map((entry) => path.join(entry.parentPath, entry.name)).sort();
}

/** `undefined` for invalid UTF-8, which would show as `Ti\uFFFDng`. */
function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function unknownFiles(file: string): Problem[] {
  const ending = path.extname(file).slice(1).toLowerCase().replace('jpeg', 'jpg');
  const isPicture = MEDIA_TYPES[ending] !== undefined;
  return isPicture ? [] : [{ file, line: 1, message: 'expected an article (.md or .html) or a picture' }];
}

function sharedSlugs(articles: readonly Named[]): Problem[] {
  const first = new Map<string, Named>();
  return articles.flatMap((article) => {
    const { slug, file, slugLine } = article;
    const other = slug === '' ? undefined : first.get(slug);
    if (other === undefined) {
      first.set(slug, article);
      return [];
    }
    return [{ file, line: slugLine, message: `slug: ${slug} is also the slug of`, other: other.file }];
  });
}

/** Reads each picture once, and none outside of the content folder. */
function pictureFinder(contentFolder: string) {
  const read = new Map<string, Promise<PictureFile>>();
  return (file: string): Promise<PictureFile> => {
    if (!file.startsWith(path.resolve(contentFolder) + path.sep)) {
      return Promise.reject(new PictureProblem('expected a file of the content folder'));
    }
    const picture = read.get(file) ?? readPicture(file);
    read.set(file, picture);
    return picture;
  };
}
