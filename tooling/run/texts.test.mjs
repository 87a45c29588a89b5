import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programOf, textFaults } from './texts.cjs';

/** The parts of i18next that the check needs. */
const I18NEXT = `declare module 'i18next' {
  export interface CustomTypeOptions {}
  export interface TFunction { <const Key extends string>(key: Key, values?: object): string; }
  export const t: TFunction;
}`;

const TEXTS = `export const vi = { close: 'Đóng', menu: { live: 'Tỷ số', news: 'Tin tức' }, minutes_other: '{{count}} phút' } as const;
import type {} from 'i18next';
declare module 'i18next' { interface CustomTypeOptions { resources: { shell: typeof vi } } }`;

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** @param {string} code what the package shows, with \`t\` at hand */
function faultsOf(code, name = 'view.ts') {
  const files = {
    'tsconfig.json': '{ "compilerOptions": { "strict": true, "types": [], "lib": ["es2023"] }, "include": ["."] }',
    'i18next.d.ts': I18NEXT,
    'texts.ts': TEXTS,
    [name]: `import { t } from 'i18next';\n${code}\nexport {};`,
  };
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(folder, file), content);
  return textFaults(programOf(path.join(folder, 'tsconfig.json')));
}

const ALL = "t('close'); t('menu.live'); t('menu.news'); t('minutes', { count: 5 });";

it('is content when every text is shown (S13)', () => {
  expect(faultsOf(ALL)).toEqual([]);
});

it('counts a key that is put together as each key it can become', () => {
  const item = "declare const item: 'live' | 'news';";
  expect(faultsOf(`${item} t('close'); t('minutes'); t(\`menu.\${item}\`);`)).toEqual([]);
});

it('counts a branch of texts as all of them', () => {
  expect(faultsOf("t('close'); t('minutes'); t('menu', { returnObjects: true });")).toEqual([]);
});

it('finds a text that nothing shows', () => {
  expect(faultsOf("t('close'); t('menu.live'); t('minutes');")).toEqual([
    expect.stringMatching(/texts\.ts:1: nothing shows the text menu\.news$/),
  ]);
});

it('takes no test for the page', () => {
  expect(faultsOf(ALL, 'view.test.ts')).toHaveLength(4);
});
