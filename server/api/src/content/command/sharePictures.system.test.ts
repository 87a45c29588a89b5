import sharp from 'sharp';
import { PreviewAnswer } from '../../rest/articleRoutes';
import { shapeErrors } from '../../testing/shapeErrors';
import { createTestApp } from '../../testing/testApp';
import { onAnyStore, openTestStore } from '../../testing/testStore';
import { anArticle, PICTURE } from '../testing/contentFolder';
import { openContentSite } from '../testing/contentSite';

onAnyStore((storeKind) => {
  const store = openTestStore(storeKind);
  const { folder, run } = openContentSite(store);

  const sharedOf = () =>
    store.db().selectFrom('article').select(['id', 'slug', 'share_image']).orderBy('slug').execute();

  test('an article with a picture has one of 1200 x 630 for where it is shared, which is named with the article alone', async () => {
    await folder.write('previews/a.md', anArticle({ image: 'a.svg' }));
    await folder.write('previews/a.svg', PICTURE);
    await run('publish');
    const [article] = await sharedOf();
    const { app, signed } = await createTestApp(store());
    const answer = (await signed(`/api/Commentary/${article?.id}`)).json();
    expect(answer.data.share_image).toMatch(/^\/media\/[0-9a-f]{64}\.jpg$/);
    expect(shapeErrors(PreviewAnswer, answer)).toEqual([]);
    expect((await signed('/api/Commentary')).json().data[0]).not.toHaveProperty('share_image');
    const { headers, rawPayload } = await app.inject(answer.data.share_image);
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'image/jpeg',
      'public, max-age=31536000, immutable',
    ]);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  test('one without a picture, or with one of another site, has none', async () => {
    await folder.write('news/a.md', anArticle());
    await folder.write('news/b.md', anArticle({ image: 'https://tin.example/a.jpg' }));
    expect((await run('publish')).lines.at(-1)).toBe('Published; 0 pictures sent');
    expect((await sharedOf()).map(({ share_image }) => share_image)).toEqual([null, null]);
  });

  test('another picture is painted again, and one that is gone leaves none', async () => {
    await folder.write('news/a.md', anArticle({ image: 'a.svg' }));
    await folder.write('news/a.svg', PICTURE);
    await run('publish');
    const [before] = await sharedOf();
    await folder.write('news/a.svg', PICTURE.replace('height="9"', 'height="300"'));
    expect((await run('publish')).lines.at(-1)).toBe('Published; 2 pictures sent');
    const [after] = await sharedOf();
    expect(after?.share_image).toMatch(/\.jpg$/);
    expect(after?.share_image).not.toBe(before?.share_image);
    await folder.write('news/a.md', anArticle());
    await run('publish');
    expect((await sharedOf())[0]?.share_image).toBeNull();
  });

  test('articles published before there were such pictures get theirs with the next publication', async () => {
    await folder.write('news/a.md', anArticle({ image: 'a.svg' }));
    await folder.write('news/a.svg', PICTURE);
    await run('publish');
    await store.db().updateTable('article').set({ share_image: null, fingerprint: 'of before' }).execute();
    expect((await run('publish')).lines).toContain('~ news/a  Bài viết');
    expect((await sharedOf())[0]?.share_image).toMatch(/\.jpg$/);
    expect((await run('publish')).lines.at(-1)).toBe('The site is in sync with the files');
  });

  test('a picture that cannot be painted is named, and its article is published without', async () => {
    const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await folder.write('news/a.md', anArticle({ image: 'a.png' }));
    await folder.write('news/a.png', png.subarray(0, png.length - 60));
    const { code, lines } = await run('publish');
    expect(lines.join('\n')).toContain(
      'a: no picture for where it is shared: expected a picture that can be read, got a',
    );
    expect(code).toBe(0);
    expect(await sharedOf()).toMatchObject([{ slug: 'a', share_image: null }]);
  });
});
