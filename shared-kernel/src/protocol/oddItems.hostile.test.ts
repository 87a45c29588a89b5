import { appSettingSchema } from '../entities/appSetting';
import { newsDetailSchema, newsSchema } from '../entities/article';
import { bannerSchema } from '../entities/banner';
import { ODD_VALUES } from '../testing/oddValues';
import { listAnswer, pageAnswer, recordAnswer } from './dataAnswer';

const article = {
  id: 7,
  slug: 'ha-noi',
  name: 'Hà Nội thắng',
  status: 'Published',
  published_date: '2022-12-09T19:00:00Z',
  description: 'Tin',
  image: '/media/a.webp',
};
const banner = { position: 'FixBottom', link: 'https://a.example', file_path: '/media/a.svg', width: 600, height: 60 };

function reporting() {
  const reported: string[] = [];
  return { reported, report: (error: Error) => void reported.push(error.message) };
}

describe('an article', () => {
  const fields = ['description', 'image'].flatMap((field) =>
    ODD_VALUES.map(([name, odd]) => [field, name, odd] as const),
  );
  it.each(fields)('is listed although its %s is %s', (field, _, odd) => {
    const { items } = pageAnswer(newsSchema, () => {})({ data: [{ ...article, [field]: odd }, article] });
    expect(items).toHaveLength(2);
  });
  it.each(['id', 'slug', 'name', 'status', 'published_date'])('is left out alone without a readable %s', (field) => {
    const { reported, report } = reporting();
    const page = pageAnswer(newsSchema, report)({ data: [{ ...article, [field]: {} }, article, null] });
    expect(page).toEqual({ items: [article], size: 3 });
    expect(reported).toHaveLength(2);
  });
  it('is opened although its text cannot be read', () => {
    const { reported, report } = reporting();
    expect(recordAnswer(newsDetailSchema, report)({ data: { ...article, content: 7 } })).toEqual({
      ...article,
      content: '',
    });
    expect(reported).toEqual(['At data.content: expected a text, got 7']);
  });
});

describe('a banner', () => {
  const fields = ['id', 'alt', 'width', 'height', 'phone_picture'].flatMap((field) =>
    ODD_VALUES.map(([name, odd]) => [field, name, odd] as const),
  );
  it.each(fields)('is shown although its %s is %s', (field, _, odd) => {
    const read = listAnswer(bannerSchema, () => {})({ data: [{ ...banner, [field]: odd }, banner] });
    expect(read).toHaveLength(2);
    expect(read[0]).toMatchObject({ link: banner.link });
  });
  it.each([
    ['at no place of ours', { position: 'Nowhere' }],
    ['whose link is code', { link: 'javascript:alert(1)' }],
    ['whose picture is nothing', { file_path: null }],
    ['with an unreadable mark for betting', { is_betting: 'perhaps' }],
  ])('%s is left out alone', (_, odd) => {
    expect(listAnswer(bannerSchema, () => {})({ data: [{ ...banner, ...odd }, banner] })).toHaveLength(1);
  });
});

describe('the picture of a banner for phones', () => {
  const phone = { file_path: '/media/b.svg', width: 360, height: 60 };
  const read = (phone_picture: unknown) =>
    listAnswer(bannerSchema, () => {})({ data: [{ ...banner, phone_picture }] })[0]?.phone_picture;

  it('is read', () => expect(read(phone)).toEqual(phone));
  it.each([{ file_path: 'javascript:alert(1)' }, { width: 0 }, { height: 'tall' }])('is left out with %p', (odd) => {
    expect(read({ ...phone, ...odd })).toBeUndefined();
  });
});

describe('the site’s settings', () => {
  const read = (data: unknown) => recordAnswer(appSettingSchema, () => {})({ data });

  it.each(ODD_VALUES)('lose a list that is %s, and nothing else', (_, odd) => {
    const links = [{ name: 'Trang', link: 'https://a.example' }];
    expect(read({ euro_competition_ids: odd, social_links: links })).toMatchObject({ social_links: links });
    expect(read({ euro_competition_ids: [5, 'ucl'], social_links: odd })).toMatchObject({
      euro_competition_ids: [5, 'ucl'],
    });
    expect(read({ competition_order: odd })?.competition_order ?? []).toEqual([]);
  });
  it.each(ODD_VALUES)(
    'say nothing of the form of prices that is %s, and keep what is sent without it (M22)',
    (_, odd) => {
      expect(read({ price_format: odd, euro_competition_ids: [5] })).toMatchObject({ euro_competition_ids: [5] });
      expect(read({ price_format: odd })?.price_format).toBeUndefined();
      expect(read({ price_format: { sent: odd, shown: 'malay' } })?.price_format).toBeUndefined();
      const sent = { sent: 'hong_kong', shown: 'as_sent' };
      expect(read({ price_format: { sent: 'hong_kong', shown: odd } })?.price_format).toEqual(sent);
    },
  );
  it('lose one odd entry of a list alone', () => {
    const social_links = [{ name: 'A', link: 'javascript:1' }, { name: 'B', link: 'https://b.example' }, null];
    expect(read({ euro_competition_ids: [{}, '5', null], social_links })).toMatchObject({
      euro_competition_ids: [5],
      social_links: [{ name: 'B', link: 'https://b.example' }],
    });
  });
  it.each(['https://a.example/quang-cao', 'mailto:a@a.example', 'MAILTO:a@a.example?subject=x'])(
    'name a contact for advertisers: %s',
    (contact) => expect(read({ advertising_contact: contact })?.advertising_contact).toBe(contact),
  );
  it.each([
    'javascript:alert(1)',
    '//a.example',
    '/lien-he',
    'https://',
    'mailto:a',
    'a@a.example',
    ' mailto:a@a.example',
  ])('name no contact with %p', (contact) =>
    expect(read({ advertising_contact: contact })).toMatchObject({ advertising_contact: undefined }),
  );
  it.each(ODD_VALUES)('name no contact that is %s', (_, odd) => {
    expect(read({ advertising_contact: odd })?.advertising_contact).toBeUndefined();
  });
  it('show no betting when the switch is unreadable', () => {
    expect(read({ betting_adverts: 'perhaps' })?.betting_adverts).toBe(false);
    expect(read({})?.betting_adverts).toBe(true);
  });
});
