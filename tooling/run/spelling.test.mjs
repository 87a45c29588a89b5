import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.cjs';

/** Clubs and grounds keep their own spelling. */
const NAMES = /Thanh Hóa|Khánh Hòa|Hòa Xuân/g;

/** In an open syllable of oa, oe or uy the mark is on the second vowel: hoà, khoẻ, huỷ. `qu` is one consonant: quý. */
const MARK_ON_FIRST = /[\p{L}]*(?:[òóỏõọ][ae]|(?<!q)[ùúủũụ]y)(?!\p{L})/giu;

/** @param {string} text */
const misspelt = (text) => text.normalize('NFC').replace(NAMES, '').match(MARK_ON_FIRST) ?? [];

it('is of one kind on all pages, in articles and in adverts', () => {
  expect([...misspelt('hòa, thủy, khỏe')]).toEqual(['hòa', 'thủy', 'khỏe']);
  expect(misspelt('hoà, thuỷ, khoẻ, của, mùa, mía, quý, quỳ, hoàn, thuyền, Đông Á Thanh Hóa')).toEqual([]);
  const args = [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--',
    '*.ts',
    '*.tsx',
    '*.json',
    '*.md',
    '*.html',
  ];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const found = files
    .filter((file) => file !== '' && existsSync(path.join(root, file)))
    .flatMap((file) => misspelt(readFileSync(path.join(root, file), 'utf8')).map((word) => `${file}: ${word}`));
  expect(found).toEqual([]);
});
