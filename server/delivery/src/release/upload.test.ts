import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { MAX } from 'server-shared/releases/build';
import { sha256Of } from 'server-shared/releases/files';
import { pack, upload } from './upload';

const CODE = 'app();\n'.repeat(100);

const build = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));

it('has the encodings of what visitors load beside it, and none that are larger or of the server entry', async () => {
  const server = 'server.0123456789ab.js';
  const { files, list } = await pack(build({ 'App.77.js': CODE, 'a.svg': '<svg/>', [server]: CODE }));
  expect(list.map(({ path }) => path)).toEqual(['App.77.js', 'App.77.js.br', 'App.77.js.gz', 'a.svg', server]);
  expect(brotliDecompressSync(files.get('App.77.js.br') ?? '').toString()).toBe(CODE);
  expect(gunzipSync(files.get('App.77.js.gz') ?? '').toString()).toBe(CODE);
  expect(list.map(({ bytes }) => bytes)).toEqual([...files.values()].map(({ length }) => length));
});

it('sends what is missing, each file once, and never much in one request', async () => {
  const [large, largest] = [Buffer.alloc(400_000, 'a'), Buffer.alloc(MAX.fileBytes, 'b')];
  const packed = await pack(
    new Map([
      ['a.bin', large],
      ['b.bin', largest],
      ['c.bin', Buffer.from('c')],
      ['same.bin', large],
      ['there.bin', Buffer.from('there')],
    ]),
  );
  const sent: Buffer[][] = [];
  const missing = async (hashes: readonly string[]) => hashes.filter((one) => one !== sha256Of('there'));
  await upload(packed, { missing, putFiles: async (contents) => void sent.push([...contents]) });
  expect(sent).toEqual([[large], [largest], [Buffer.from('c')]]);
});
