import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Parts of an article's file; `undefined` leaves a line out. */
export type ArticleFields = Readonly<Record<string, string | undefined>> & { body?: string };

/** An article as a file; pass what the test is about. */
export function anArticle({ body = 'Nội dung.', ...given }: ArticleFields = {}): string {
  const fields = {
    name: 'Bài viết',
    status: 'Published',
    published_date: '2026-05-30 19:15',
    description: 'Tóm tắt.',
    ...given,
  };
  const lines = Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : `${key}: ${value}`));
  return ['---', ...lines, '---', body, ''].join('\n');
}

/** 400 × 300 pixels. */
export const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="9" height="9"/></svg>';

/** A content folder for the tests of a file; it is empty before each test. */
export function openContentFolder() {
  let root = '';
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'tyso-content-'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  return {
    path: () => root,
    async write(file: string, text: string | Uint8Array) {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true });
      await writeFile(path.join(root, file), text);
    },
    remove: (file: string) => rm(path.join(root, file), { recursive: true }),
  };
}
