import { readHtml } from 'server-shared/html/readHtml';
import { isTooMuchHtml } from 'shared-kernel/cleaning/articleRules';
import { cleanHtml } from 'shared-kernel/server/cleanHtml';
import { type Complaint, complaintsAbout } from './complaints';
import { type PictureFile, PictureProblem } from './pictureFile';

/** Finds a picture by its path relative to the article. @throws PictureProblem */
export type FindPicture = (relativePath: string) => Promise<PictureFile>;

type Body = { content: string; pictures: PictureFile[]; complaints: (Complaint & { other?: string | undefined })[] };

/** An article's HTML for the site, with its pictures and the problems that its editor must fix. */
export async function readArticleBody(html: string, findPicture: FindPicture): Promise<Body> {
  if (isTooMuchHtml(html)) {
    return { content: '', pictures: [], complaints: [{ message: tooLong(html), at: '' }] };
  }
  const found = await findPictures(html, findPicture);
  const complaints = [...found.complaints];
  const dressed = readHtml(html, (tag, attributes) => {
    complaints.push(...complaintsAbout(tag, attributes));
    const picture = tag === 'img' ? found.pictures.get(attributes.src ?? '') : undefined;
    if (picture === undefined) return attributes;
    const { width = String(picture.width), height = String(picture.height) } = attributes;
    return { ...attributes, src: picture.address, width, height };
  });
  if (isBlank(html)) complaints.push({ message: 'expected a text below the front matter, got nothing', at: '' });
  return { content: cleanHtml(dressed).trim(), pictures: [...found.pictures.values()], complaints };
}

export function tooLong(text: string): string {
  return `expected at most 1,000,000 characters and 30,000 tags of HTML, got ${text.length} characters`;
}

/** By the address in the article. */
async function findPictures(html: string, findPicture: FindPicture) {
  const addresses = new Set<string>();
  const complaints: Body['complaints'] = [];
  readHtml(html, (tag, attributes) => {
    if (tag === 'img') addresses.add(attributes.src ?? '');
    return attributes;
  });
  const pictures = new Map<string, PictureFile>();
  for (const address of addresses) {
    if (/^https?:\/\//.test(address)) continue;
    try {
      pictures.set(address, await findPicture(pathOf(address)));
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      const message = `picture ${JSON.stringify(pathOf(address))}: ${error.message}`;
      complaints.push({ message, at: pathOf(address), other: error.place });
    }
  }
  return { pictures, complaints };
}

/** Markdown writes `%E1%BA%A3nh.svg` for `ảnh.svg`, and so may editors. */
function pathOf(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function isBlank(html: string): boolean {
  return !/<(?:img|iframe|table)\b/i.test(html) && html.replace(/<[^>]*>/g, '').trim() === '';
}
