import { gzipSync } from 'node:zlib';
import { FILES_PATH, filePath, MISSING_PATH } from 'server-shared/releases/liveAnswer';
import { aBuild, listOf, type SentBuild } from '../testing/releaseBuild';
import { openReleaseTests } from '../testing/releaseTests';
import { onEachStore } from '../testing/testStore';

onEachStore((kind) => {
  const { store, site } = openReleaseTests(kind);

  const put = async (build: SentBuild, more: object = {}) => {
    await site().as().send(build);
    const { status, message } = await site().as().put(build, more);
    return [status, message];
  };
  const build = aBuild('mfe-ads');
  const [file] = build.files;

  it.each(['../App.js', '/etc/passwd', 'a/../../b.js', 'a//b.js', '.env', 'a\\b.js', 'a%2e%2e/b', ''])(
    'with a file %j is refused',
    async (path) => {
      expect(await put(build, { files: [...build.files, { ...file, path }] })).toEqual([
        400,
        expect.stringContaining('path'),
      ]);
    },
  );

  it('with ten thousand files is refused, and one with a file of 100 MB, before it is read', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ ...file, path: `a${index}.js` }));
    expect((await put(build, { files: many }))[0]).toBe(413);
    expect((await put(build, { files: many.slice(0, 1600) }))[0]).toBe(400);
    expect(await put(build, { files: many.slice(0, 501) })).toEqual([
      409,
      expect.stringContaining('expected at most 500 files, got 501'),
    ]);
    expect(await put(build, { files: [...build.files, { ...file, path: 'b.js', bytes: 100 * 2 ** 20 }] })).toEqual([
      409,
      expect.stringContaining('expected at most 3145728 bytes'),
    ]);
    const large = Buffer.alloc(100 * 2 ** 20).toString('base64');
    const sent = await site()
      .as()
      .ask('POST', FILES_PATH, { files: [large] })
      .catch(() => ({ status: 413 }));
    expect(sent.status).toBe(413);
  });

  it('has names with capitals and dots as they are, each once', async () => {
    const odd = new Map(build.contents).set('Some.Where/App.V2.min.JS', Buffer.from('x'));
    const { release: _, ...about } = build;
    const named = { ...about, files: listOf(odd), contents: odd, release: 'x' };
    const [status, message] = await put(named);
    const release = /Expected the release (\S+), which/.exec(String(message))?.[1] ?? '';
    expect([status, await put({ ...named, release })]).toEqual([409, [200, '']]);
    const twice = listOf(new Map(odd).set('some.where/App.V2.min.JS', Buffer.from('x')));
    expect(await put({ ...named, release: 'y', files: twice })).toEqual([
      409,
      expect.stringContaining('each file once'),
    ]);
  });

  it('whose name does not follow from its files, or whose encoding is another file’s, is refused', async () => {
    expect(await put({ ...build, release: '1.0.0-aaaaaaaaaa' })).toEqual([
      409,
      `Expected the release ${build.release}, which follows from these files of mfe-ads, got 1.0.0-aaaaaaaaaa.`,
    ]);
    for (const encoding of [gzipSync('other();'), gzipSync(Buffer.alloc(2 ** 20)), Buffer.from('none')]) {
      const contents = new Map(build.contents).set('App.Main.77.js.gz', encoding);
      expect(await put({ ...build, contents, files: listOf(contents) })).toEqual([
        409,
        expect.stringMatching(/App.Main.77.js.gz is not the encoding of its file|no encoding larger than its file/),
      ]);
    }
    expect((await put({ ...build, files: build.files.filter(({ path }) => path !== 'main.js') }))[0]).toBe(409);
  });

  it('again is fine, also with other encodings or signatures; another one is refused', async () => {
    expect(await put(build, { signatures: { ads: 'c2lnbmVk' } })).toEqual([200, '']);
    expect(await put(build, { signatures: { more: 'bW9yZQ==' } })).toEqual([200, '']);
    const app = build.contents.get('App.Main.77.js') ?? '';
    const zipped = new Map(build.contents).set('App.Main.77.js.gz', gzipSync(app));
    expect(await put({ ...build, contents: zipped, files: listOf(zipped) })).toEqual([200, '']);
    const other = new Map(build.contents).set('main.js', Buffer.from('other();'));
    expect(await put({ ...build, contents: other, files: listOf(other) })).toEqual([
      409,
      `mfe-ads ${build.release} is there already, with other files.`,
    ]);
    const [stored] = await store().releases.list();
    expect([stored?.files, stored?.signatures]).toEqual([build.files, { ads: 'c2lnbmVk', more: 'bW9yZQ==' }]);
  });

  it('of what was checked later adds that', async () => {
    await put(build, { checks: {} });
    expect((await site().as().change('mfe-ads', 'live', { release: build.release })).message).toContain(
      'without types, tests',
    );
    await put(build, { checks: { types: 'passed', tests: 'passed' } });
    await put(build, { checks: { budget: 'passed', browser: 'passed' } });
    expect((await site().as().change('mfe-ads', 'live', { release: build.release })).status).toBe(200);
  });

  it('whose file came changed is refused, since it lies under another hash', async () => {
    const other = aBuild('mfe-other', { code: 'other();' });
    const contents = new Map(other.contents).set('main.js', Buffer.from('changed on its way'));
    expect(await put({ ...other, contents })).toEqual([409, expect.stringContaining('are missing: main.js (')]);
  });

  it('files that are none, and hashes that are none, are refused', async () => {
    const { ask } = site().as();
    for (const [method, path, body] of [
      ['POST', FILES_PATH, { files: [1] }],
      ['POST', MISSING_PATH, { hashes: ['x'] }],
      ['GET', filePath('x'), undefined],
    ] as const)
      expect((await ask(method, path, body)).status).toBe(400);
  });
});
