import path from 'node:path';
import { LONGEST_HTML } from 'shared-kernel/cleaning/articleRules';
import { PUBLISHED } from 'shared-kernel/entities/article';
import type { ArticleItem } from '../kinds/articleItem';
import { type FindPicture, readArticleBody, tooLong } from './articleBody';
import { readArticleFields } from './articleFields';
import { isUnsafePicture, unsafePicture } from './complaints';
import { readFrontMatter } from './frontMatter';
import { renderMarkdown } from './markdown';
import { type PictureFile, PictureProblem } from './pictureFile';

export type ArticleFile = {
  slug: string;
  slugLine: number;
  /** Drafts are read and checked like the others, but not published. */
  isPublished: boolean;
  item: ArticleItem;
  /** The article's own picture, unless it is of another site. */
  picture?: PictureFile | undefined;
  pictures: PictureFile[];
  problems: { line: number; message: string; other?: string | undefined }[];
};

type Problems = ArticleFile['problems'];

/** Reads an article of Markdown or HTML with front matter; `problems` lists its errors. */
export async function readArticleFile(name: string, text: string, findPicture: FindPicture): Promise<ArticleFile> {
  const ending = path.extname(name);
  const { fields, body, bodyLine, problems } = readFrontMatter(text);
  if (fields.size === 0) return unreadable(problems);
  if (body.length > LONGEST_HTML) return unreadable([...problems, { line: bodyLine, message: tooLong(body) }]);
  const { values, problems: wrongFields } = readArticleFields(fields, path.basename(name, ending));
  const { status, image: imagePath, ...texts } = values;
  const { html, leftOver } = ending === '.md' ? renderMarkdown(body) : { html: body, leftOver: [] };
  const { content, pictures, complaints } = await readArticleBody(html, findPicture);
  const lineOf = lineFinder(body, bodyLine);
  const inBody = complaints.map(({ at, ...complaint }) => ({ ...complaint, line: lineOf(at) }));
  const asText = leftOver.map(({ line, message }) => ({ message, line: bodyLine + line }));
  const { image, shown, wrong } = await readImage(imagePath, findPicture);
  const inImage = wrong.map((complaint) => ({ ...complaint, line: fields.get('image')?.line ?? 1 }));
  return {
    slug: values.slug,
    slugLine: fields.get('slug')?.line ?? 1,
    isPublished: status === PUBLISHED,
    item: { ...texts, image, content },
    picture: shown[0],
    pictures: [...shown, ...pictures],
    problems: [...problems, ...wrongFields, ...inImage, ...inBody, ...asText],
  };
}

function unreadable(problems: Problems): ArticleFile {
  const item = { slug: '', name: '', description: '', published_date: 0, image: null, content: '' };
  return { slug: '', slugLine: 1, isPublished: false, item, pictures: [], problems };
}

async function readImage(image: string | undefined, findPicture: FindPicture) {
  if (image === undefined || image === '') return { image: null, shown: [], wrong: [] };
  if (isUnsafePicture(image)) return { image: null, shown: [], wrong: [{ message: `image: ${unsafePicture(image)}` }] };
  if (/^https:\/\//.test(image)) return { image, shown: [], wrong: [] };
  try {
    const picture = await findPicture(image);
    return { image: picture.address, shown: [picture], wrong: [] };
  } catch (error) {
    if (!(error instanceof PictureProblem)) throw error;
    const message = `image: picture ${JSON.stringify(image)}: ${error.message}`;
    return { image: null, shown: [], wrong: [{ message, other: error.place }] };
  }
}

/** Finds the next place of a text for each complaint about it. */
function lineFinder(body: string, bodyLine: number) {
  const lower = body.toLowerCase();
  const seen = new Map<string, number>();
  return (text: string): number => {
    const wanted = text.toLowerCase();
    const from = seen.get(wanted) ?? 0;
    // An attribute's name may be the end of another's.
    const isAttribute = /^[\w:-]+=$/.test(wanted);
    const found = isAttribute ? lower.slice(from).search(new RegExp(`(?<![\\w:-])${wanted}`)) : -1;
    const written = found >= 0 ? from + found : text === '' ? -1 : lower.indexOf(wanted, from);
    // Markdown writes it with one #.
    const place = written < 0 && wanted === '<h1' ? from + lower.slice(from).search(/^#\s/m) : written;
    if (place < 0) return bodyLine;
    seen.set(wanted, place + 1);
    return bodyLine + body.slice(0, place).split('\n').length - 1;
  };
}
