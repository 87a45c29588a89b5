import { onEachStore, openTestStore } from '../testing/testStore';
import type { ArticleItem } from './kinds/articleItem';
import { publish, readSiteContent } from './publication';

const anItem = (given: Partial<ArticleItem> = {}): ArticleItem => ({
  slug: 'a',
  name: 'Bài',
  description: 'Ngắn',
  published_date: '2026-05-30T12:15:00Z',
  image: null,
  content: '<p>Chữ</p>',
  ...given,
});

onEachStore((kind) => {
  const store = openTestStore(kind);
  const articles = () => store.db().selectFrom('article').select(['slug', 'content']).orderBy('id').execute();

  beforeEach(() => store.db().deleteFrom('article').execute());

  async function put(...items: unknown[]) {
    const { revision } = await readSiteContent(store().content);
    await publish(store(), { revision, changes: [{ kind: 'news', put: items, takeDown: [] }] });
  }

  test('HTML from any sender is cleaned before it is stored', async () => {
    await put(anItem({ content: '<p onclick=x>a<script>1</script></p>' }));
    expect(await articles()).toEqual([{ slug: 'a', content: '<p>a</p>' }]);
  });

  test.each<[string, unknown, string]>([
    [
      'a wrong date',
      { ...anItem(), published_date: 'x' },
      'At news.1.published_date: expected an ISO date, or seconds before now, got "x"',
    ],
    [
      'no slug',
      { ...anItem(), slug: '../x' },
      'At news.1.slug: expected small letters, digits and hyphens, got "../x"',
    ],
    [
      'a text of 5 MB',
      anItem({ content: 'x'.repeat(5_000_000) }),
      'At news.1.content: expected the HTML of an article',
    ],
    [
      'a picture nobody sent',
      anItem({ image: `/media/${'0'.repeat(64)}.svg` }),
      'At news.1: expected pictures that were sent before',
    ],
    [
      'an image that runs',
      { ...anItem(), image: 'javascript:x' },
      'At news.1.image: expected an http(s) link or a path',
    ],
    ['nothing', null, 'At news.1: expected an object, got null'],
  ])('with %s, nothing of a publication is stored', async (_, wrong, message) => {
    await expect(put(anItem({ slug: 'b' }), wrong)).rejects.toThrow(message);
    expect(await articles()).toEqual([]);
  });

  test('an article names a match, another one, and none again', async () => {
    for (const match of ['77', 'Đội/1', undefined]) {
      await put(anItem(match === undefined ? {} : { match }));
      const named = await store().articles({ match, pageNumber: 1, pageSize: 5 });
      expect([match, named.map(({ slug }) => slug)]).toEqual([match, ['a']]);
    }
    expect(await store().articles({ match: '77', pageNumber: 1, pageSize: 5 })).toEqual([]);
  });

  test('of two simultaneous publications the second is refused', async () => {
    const { revision } = await readSiteContent(store().content);
    const change = (slug: string) => ({ kind: 'news', put: [anItem({ slug })], takeDown: [] });
    const both = ['a', 'b'].map((slug) => publish(store(), { revision, changes: [change(slug)] }));
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } });
    expect(await articles()).toHaveLength(1);
  });

  test('an unknown kind is refused', async () => {
    const { revision } = await readSiteContent(store().content);
    const changes = [{ kind: '__proto__', put: [], takeDown: [] }];
    await expect(publish(store(), { revision, changes })).rejects.toThrow(
      'At changes.0.kind: expected a kind of content: previews, news, settings, channels, zones, banners, bookmakers, cards, overlays, got "__proto__"',
    );
  });
});
