import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pack, upload } from './upload';

const CODE = 'app();\n'.repeat(100);

const build = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));

/** What is there, and what was asked for and sent. */
function aStore(...there: string[]) {
  const asked: string[] = [];
  const sent: string[] = [];
  const has = async (sha256: string) => asked.push(sha256) > 0 && there.includes(sha256);
  const putFile = async (sha256: string) => void sent.push(sha256);
  return { asked, sent, api: { has, putFile } };
}

it('has the encodings of what visitors load beside it, and none that are larger or of the server entry', async () => {
  const server = 'server.0123456789ab.js';
  const { files, list } = await pack(build({ 'App.77.js': CODE, 'a.svg': '<svg/>', [server]: CODE }));
  expect(list.map(({ path }) => path)).toEqual(['App.77.js', 'App.77.js.br', 'App.77.js.gz', 'a.svg', server]);
  expect(brotliDecompressSync(files.get('App.77.js.br') ?? '').toString()).toBe(CODE);
  expect(gunzipSync(files.get('App.77.js.gz') ?? '').toString()).toBe(CODE);
  expect(list.map(({ bytes }) => bytes)).toEqual([...files.values()].map(({ length }) => length));
});

it('sends each file once, and asks about those alone that a stored release has', async () => {
  const packed = await pack(build({ 'a.js': 'a', 'b.js': 'b', 'c.js': 'c', 'same.js': 'a' }));
  const [a = '', b = '', c = ''] = packed.list.map(({ sha256 }) => sha256);
  const { asked, sent, api } = aStore(a);
  // The second one was removed meanwhile, with its release.
  expect(await upload(packed, api, new Set([a, b]))).toBe(2);
  expect([asked.sort(), sent.sort()]).toEqual([[a, b].sort(), [b, c].sort()]);
});

it('fails with the first file that cannot be sent', async () => {
  const packed = await pack(build({ 'a.js': 'a', 'b.js': 'b' }));
  const putFile = async () => {
    throw new Error('api went away');
  };
  await expect(upload(packed, { has: async () => false, putFile }, new Set())).rejects.toThrow('api went away');
});
