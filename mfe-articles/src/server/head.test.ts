import { aNews } from '../testing/builders';
import { aRequest, LIST, renderWith } from '../testing/rendered';

const ARTICLE = '/news/:id';
const record = aNews({
  id: 7,
  slug: 'tin',
  name: 'Đội tuyển hội quân',
  image: 'uploads/a.webp',
  share_image: 'uploads/a.jpg',
});

const article = (given: object = {}, request = aRequest(ARTICLE, { id: '7-tin' })) =>
  renderWith(request, { '/NewPost/7': { data: { ...record, ...given } } });

/** By type. */
const linked = (rendered: ReturnType<typeof renderWith>): Record<string, object> =>
  Object.fromEntries(
    JSON.parse(JSON.stringify(rendered?.jsonLd ?? [])).map((one: { '@type': string }) => [one['@type'], one]),
  );

it('of an article all is said that search engines and cards want to know', () => {
  const rendered = article();
  expect(rendered).toMatchObject({
    title: 'Đội tuyển hội quân',
    description: 'Mô tả số 1',
    canonical: '/news/7-tin',
    og: {
      type: 'article',
      image: '/uploads/a.jpg',
      imageAlt: 'Đội tuyển hội quân',
      published: '2022-12-09T17:00:00.000Z',
    },
  });
  expect(rendered?.og).not.toHaveProperty('modified');
  const publisher = { '@type': 'Organization', name: 'TySo', url: 'https://tyso.vn/' };
  expect(linked(rendered)).toEqual({
    NewsArticle: {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: 'Đội tuyển hội quân',
      description: 'Mô tả số 1',
      image: ['https://tyso.vn/uploads/a.jpg'],
      datePublished: '2022-12-09T17:00:00.000Z',
      dateModified: '2022-12-09T17:00:00.000Z',
      inLanguage: 'vi',
      articleSection: 'Tin tức bóng đá',
      mainEntityOfPage: 'https://tyso.vn/news/7-tin',
      url: 'https://tyso.vn/news/7-tin',
      author: publisher,
      publisher,
    },
    BreadcrumbList: {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Trang chủ', item: 'https://tyso.vn/' },
        { '@type': 'ListItem', position: 2, name: 'Tin tức bóng đá', item: 'https://tyso.vn/news' },
        { '@type': 'ListItem', position: 3, name: 'Đội tuyển hội quân', item: 'https://tyso.vn/news/7-tin' },
      ],
    },
  });
});

it('an article says when it was corrected, as readers see it', () => {
  const rendered = article({ updated_date: '2022-12-10T01:30:00Z' });
  expect(rendered?.og?.modified).toBe('2022-12-10T01:30:00.000Z');
  expect(linked(rendered).NewsArticle).toMatchObject({ dateModified: '2022-12-10T01:30:00.000Z' });
  expect(rendered?.html).toContain(
    '<span>Cập nhật <time dateTime="2022-12-10T01:30:00Z">08:30 10/12/2022</time></span>',
  );
});

it.each([undefined, null, 'hôm qua', 7])('corrected at %p it says nothing of it, and stands there', (updated_date) => {
  const rendered = article({ updated_date });
  expect(rendered?.og).not.toHaveProperty('modified');
  const { NewsArticle } = linked(rendered);
  expect(NewsArticle).toMatchObject({ dateModified: Object(NewsArticle).datePublished });
});

it('an article that was published without a picture to share has its own for search engines', () => {
  const rendered = article({ share_image: undefined });
  expect(rendered?.og).not.toHaveProperty('image');
  expect(linked(rendered).NewsArticle).toMatchObject({ image: ['https://tyso.vn/uploads/a.webp'] });
});

it('what an article does not say is left to its page', () => {
  const rendered = article({ description: '', image: undefined, share_image: undefined });
  expect(rendered).not.toHaveProperty('description');
  expect(rendered?.og).not.toHaveProperty('image');
  expect(linked(rendered).NewsArticle).not.toHaveProperty('image');
});

it('a long headline is cut where search engines would cut it, between characters', () => {
  const rendered = article({ name: '⚽'.repeat(111) });
  expect(linked(rendered).NewsArticle).toMatchObject({ headline: `${'⚽'.repeat(109)}…` });
  expect(rendered?.title).toBe('⚽'.repeat(111));
});

it('without a known origin there are no whole addresses, and none is invented', () => {
  const { publicUrl: _, ...rest } = aRequest(ARTICLE, { id: '7-tin' });
  const words = linked(article({}, { ...rest, publicUrl: undefined })).NewsArticle;
  expect(words).toMatchObject({ url: '/news/7-tin' });
  expect(words).not.toHaveProperty('image');
});

it('pictures are those of the server that it is from, whose addresses are relative', () => {
  const request = aRequest(ARTICLE, { id: '7-tin' });
  const site = { ...request.site, api_base: 'https://may-chu.example' };
  const rendered = article({ content: '<p><img src="../uploads/a.jpg" alt="Sân"></p>' }, { ...request, site });
  expect(rendered?.html).toContain('<img src="https://may-chu.example/uploads/a.jpg" alt="Sân">');
  expect(rendered?.og?.image).toBe('https://may-chu.example/uploads/a.jpg');
});

it('of a list its articles are said; its first page has the texts of the list of pages', () => {
  const rendered = renderWith(aRequest('/news'), {
    [LIST]: { data: [record, { ...record, id: 8, slug: '' }, { ...record, id: 9, status: 'Draft' }] },
  });
  expect(Object.keys(linked(rendered))).toEqual(['BreadcrumbList', 'ItemList']);
  expect(linked(rendered).ItemList).toMatchObject({
    itemListElement: [
      { position: 1, url: 'https://tyso.vn/news/7-tin' },
      { position: 2, url: 'https://tyso.vn/news/8' },
    ],
  });
  for (const name of ['title', 'description', 'canonical', 'robots', 'page', 'og'])
    expect(rendered).not.toHaveProperty(name);
});

it('each later page of a list has a name and an address of its own, and behind the last there is nothing', () => {
  const request = aRequest('/news', { search: { trang: '2' } });
  const address = '/NewPost?pageNumber=2&pageSize=20';
  expect(renderWith(request, { [address]: { data: [record] } })).toMatchObject({
    title: 'Tin tức bóng đá – trang 2',
    canonical: '/news?trang=2',
  });
  expect(renderWith(request, { [address]: { data: [record] } })).not.toHaveProperty('page');
  expect(renderWith(request, { [address]: { data: [] } })).toMatchObject({ page: { status: 404 }, robots: 'noindex' });
});
