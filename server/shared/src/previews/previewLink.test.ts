import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { correction, generate } from 'lean-qr';
import { previewLines, previewLink, qrLines } from './previewLink';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tyso-link-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const NONE = { publicUrl: undefined, basePath: undefined };

it('a link begins with the public address, or where the site runs on this machine', async () => {
  expect(previewLink('a~b', folder, { publicUrl: 'https://tyso.vn', basePath: '/bong-da' })).toBe(
    'https://tyso.vn/bong-da?xem-truoc=a~b',
  );
  expect(previewLink('a~b', folder, NONE)).toBe('http://localhost:8080/?xem-truoc=a~b');
  const file = path.join(folder, 'running.json');
  await writeFile(file, JSON.stringify({ api: 'http://127.0.0.1:1', site: 'http://192.0.2.7:8080/bong-da' }));
  expect(previewLink('a~b', folder, NONE)).toBe('http://192.0.2.7:8080/bong-da?xem-truoc=a~b');
  for (const text of ['', '{"site": 7}', '{"site": "x"}']) {
    await writeFile(file, text);
    expect(previewLink('a~b', folder, NONE)).toBe('http://localhost:8080/?xem-truoc=a~b');
  }
});

it('the code in the terminal is that of the link, with a margin', () => {
  const link =
    'https://tyso.vn/?xem-truoc=mfe-ads~1.2.0-ab12cd34ef~ten-nhanh~tp3ato~kmUNzAdESPsUZncIVgKG_1RScF2Q0vE_BnqTT5UhlqE';
  const code = generate(link, { minCorrectionLevel: correction.L });
  const lines = qrLines(link);
  const isDark = (x: number, y: number) => {
    const letter = lines[Math.floor((y + 4) / 2)]?.[x + 4] ?? '';
    return !((y + 4) % 2 === 0 ? '█▀' : '█▄').includes(letter);
  };
  for (let y = -4; y < code.size + 4; y++) {
    for (let x = -4; x < code.size + 4; x++) expect([x, y, isDark(x, y)]).toEqual([x, y, code.get(x, y)]);
  }
});

it('says what can be looked at, and until when', () => {
  expect(previewLines('These files', 1_796_000_040, 'http://localhost:8080/?xem-truoc=x').slice(0, 2)).toEqual([
    'These files; what is live stays. Valid until 2026-11-30 07:54 (in Vietnam):',
    'http://localhost:8080/?xem-truoc=x',
  ]);
});
