import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, type PageRequest, placeholderOf } from 'shared-kernel/contract/serverEntry';
import { SLOT_NAMES, type SlotName } from 'shared-kernel/contract/slotName';
import { decode } from 'shared-kernel/decode/decode';
import type { Banner } from 'shared-kernel/entities/banner';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { KICK_OFF } from 'shared-kernel/testing/builders';
import { draw, needs } from './server';
import { aBanner, openPage } from './testing/openPage';

const aRequest = (name: SlotName, given: Partial<PageRequest> = {}): PageRequest => ({
  part: { kind: 'slot', name },
  path: '/',
  params: {},
  search: {},
  now: KICK_OFF,
  zone: 'Asia/Ho_Chi_Minh',
  site: decode(siteConfigSchema, { signature_secret: 'bí mật' }),
  publicUrl: window.location.origin,
  ...given,
});

type Content = { banners?: unknown; setting?: unknown };

const ON = { betting_adverts: true };
const answersOf = ({ banners = [], setting = ON }: Content): Answer[] => [
  { key: 'setting', status: 200, body: { data: setting }, at: KICK_OFF },
  { key: 'banners', status: 200, body: { data: banners }, at: KICK_OFF },
];

const rendered = (name: SlotName, content: Content, given?: Partial<PageRequest>) =>
  draw(aRequest(name, given), answersOf(content));

/** As delivery writes it into the page, and the shell keeps it there. */
function placeServerHtml(name: SlotName, content: Content, now = KICK_OFF): HTMLElement {
  const place = document.createElement('div');
  place.dataset.first = placeholderOf({ kind: 'slot', name });
  place.innerHTML = rendered(name, content, { now })?.html ?? '';
  document.body.append(place);
  return place;
}

const openApp = async (names: readonly SlotName[], { banners = [], setting = ON }: Content) => {
  const page = openPage(names, (path) => ({ data: path === '/banner' ? banners : setting }));
  await act(async () => {});
  return page;
};

/** The app's slot as it is once its pictures have come. */
function appSlot(name: SlotName): HTMLElement {
  const slot = screen.getByRole('region', { name });
  for (const picture of slot.querySelectorAll('img')) fireEvent.load(picture);
  return slot;
}

const APPS_ALONE = ['tabindex', 'aria-describedby', 'data-stop', 'data-first-advert'];

/** What eyes and fingers have of it: arrows, which need scripts, are the app's alone. */
function seenIn(slot: HTMLElement): string {
  const copy = slot.cloneNode(true) as HTMLElement;
  for (const hint of copy.querySelectorAll('[hidden]')) hint.remove();
  for (const close of copy.querySelectorAll('button, label')) close.replaceWith(`[${close.className}]`);
  for (const node of copy.querySelectorAll('*')) {
    const attributes = [...node.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name } of attributes) node.removeAttribute(name);
    for (const { name, value } of attributes) if (!APPS_ALONE.includes(name)) node.setAttribute(name, value);
  }
  return copy.innerHTML;
}

const PHONE = { file_path: '/media/phone.webp', width: 360, height: 60 };
const BANNERS: Banner[] = [
  aBanner(),
  aBanner({ id: 'b', file_path: '/media/b.webp', link: '/news', alt: 'Tin "tức" <b>', phone_picture: PHONE }),
  aBanner({ id: undefined, file_path: '/media/c d.webp', width: undefined, height: undefined }),
  aBanner({ id: 'd', file_path: '/media/d.webp', is_betting: true }),
  aBanner({ id: 'e', file_path: '/media/e.webp', link: '/top-nha-cai' }),
  aBanner({ id: 'bottom', position: 'FixBottom', phone_picture: PHONE }),
  aBanner({ id: 'bottom2', position: 'FixBottom' }),
];

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

it.each<[SlotName, readonly string[]]>([
  ['OnHeaderLevel2', ['/AppSetting', '/banner']],
  ['FixBottom', ['/AppSetting', '/banner', '/advert']],
  ['LandingCards', ['/AppSetting', '/advert']],
  ['Overlays', []],
])('%s needs %j', (name, paths) => {
  expect(needs(aRequest(name)).map(({ path }) => path)).toEqual(paths);
});

const MINUTES = Array.from({ length: 12 }, (_, index) => KICK_OFF + 60 * index);
const SHOWING: readonly SlotName[] = ['OnHeaderLevel2', 'LandingCards', 'FixBottom'];
const SETTINGS = [true, false].flatMap((betting_adverts) => SHOWING.map((name) => ({ name, betting_adverts })));

it.each(SETTINGS)(
  '$name with betting $betting_adverts: the app begins as it was rendered, at any minute',
  async (given) => {
    const { name, betting_adverts } = given;
    const content = { banners: BANNERS, setting: { betting_adverts } };
    const seen = new Set<string>();
    for (const now of MINUTES) {
      const place = placeServerHtml(name, content, now);
      const { unmount } = await openApp([name], content);
      expect(seenIn(appSlot(name))).toBe(seenIn(place));
      seen.add(place.innerHTML);
      unmount();
      place.remove();
    }
    expect(seen.size).toBeGreaterThan(name === 'LandingCards' ? 0 : 2);
  },
);

it('each place has its own turn, and an advert that has gone meanwhile is replaced', async () => {
  placeServerHtml('OnHeaderLevel2', { banners: [aBanner({ id: 'gone', file_path: '/media/gone.webp' })] });
  await openApp(['OnHeaderLevel2'], { banners: [aBanner()] });
  expect(appSlot('OnHeaderLevel2').querySelector('img')?.getAttribute('src')).toBe('/media/a.webp');
});

it('the next page has the next advert', async () => {
  const banners = [aBanner(), aBanner({ id: 'b', file_path: '/media/b.webp' })];
  const place = placeServerHtml('OnHeaderLevel2', { banners });
  await openApp(['OnHeaderLevel2'], { banners });
  const source = (slot: HTMLElement) => slot.querySelector('img')?.getAttribute('src');
  const first = source(appSlot('OnHeaderLevel2'));
  expect(first).toBe(source(place));
  await userEvent.click(screen.getByRole('link', { name: 'Tới tin tức' }));
  expect(source(appSlot('OnHeaderLevel2'))).not.toBe(first);
});

it.each(SHOWING)('the shell hears of %s when it shows what was rendered, and not before', async (name) => {
  const content = { banners: BANNERS };
  placeServerHtml(name, content);
  const page = openPage([name], () => new Promise(() => {}));
  await act(async () => {});
  expect(page.reported).toEqual([]);
  page.unmount();
  const later = await openApp([name], content);
  if (name !== 'LandingCards') expect(later.reported).toEqual([]);
  appSlot(name);
  expect(later.reported.at(-1)).toEqual([name, 'filled']);
});

describe('the bottom edge', () => {
  const content = { banners: BANNERS };
  const boxIn = (place: HTMLElement) => within(place).getByRole('checkbox', { name: 'Đóng quảng cáo cuối màn hình' });
  const shownIn = (name: SlotName) => screen.getByRole('region', { name }).children.length;

  it('closes without scripts, and the app leaves it closed', async () => {
    fireEvent.click(boxIn(placeServerHtml('FixBottom', content)));
    const page = await openApp(['FixBottom'], content);
    expect(shownIn('FixBottom')).toBe(0);
    expect(page.reported.at(-1)).toEqual(['FixBottom', 'empty']);
    expect(localStorage.getItem('tyso.closedAdverts')).toContain('bottomEdge');
  });

  it('closes while the app has not shown its own yet', async () => {
    const place = placeServerHtml('FixBottom', content);
    await openApp(['FixBottom'], content);
    expect(shownIn('FixBottom')).toBe(1);
    await userEvent.click(boxIn(place));
    expect(shownIn('FixBottom')).toBe(0);
  });

  it('is not for who has closed it, and for who has closed other adverts in any order', async () => {
    const [choice] = rendered('FixBottom', content)?.notFor ?? [];
    expect(choice).toMatchObject({ store: 'local', key: 'closedAdverts' });
    expect(choice?.unless).toHaveLength(8);
    for (const closed of choice?.unless ?? []) expect(closed).not.toContain('bottomEdge');
    for (const names of [['popup'], ['popup', 'floatRight', 'floatLeft']]) {
      localStorage.clear();
      const { unmount } = await openApp(['Overlays'], {});
      const { createClosedAdverts } = await import('./state/createClosedAdverts');
      const { createExpiringStorage } = await import('shared-kernel/storage/createExpiringStorage');
      const closed = createClosedAdverts(createExpiringStorage(window, Date.now));
      for (const name of names) closed.close(name as 'popup');
      const { value } = JSON.parse(localStorage.getItem('tyso.closedAdverts') ?? '{}');
      expect(choice?.unless).toContain(JSON.stringify(value));
      unmount();
    }
  });

  it('no other slot depends on what was closed', () => {
    expect(rendered('OnHeaderLevel2', content)?.notFor).toBeUndefined();
    expect(rendered('LandingCards', content)?.notFor).toBeUndefined();
  });
});

it('links lead to the advertiser without scripts, those of others marked as paid for, each a stop of the Tab key', () => {
  const place = placeServerHtml('LandingCards', { setting: ON });
  const links = within(place).getAllByRole('link', { hidden: true });
  expect(links).toHaveLength(38);
  expect(links.every((link) => link.getAttribute('tabindex') === null)).toBe(true);
  expect(links[0]?.getAttribute('rel')).toBe('sponsored nofollow noopener');
  expect(links[0]?.getAttribute('href')).toMatch(/^https:/);
});

it('pages of ours are linked below the base path, also while the site knows no origin of its own', () => {
  const site = decode(siteConfigSchema, { signature_secret: 'x', base_path: '/bong-da' });
  const banners = [aBanner({ link: '/news' })];
  const html = rendered('OnHeaderLevel2', { banners }, { site, publicUrl: undefined })?.html;
  expect(html).toContain('href="/bong-da/news"');
  expect(html).not.toContain('sponsored');
});

it('the pictures have their sizes, and only those in view are not left for later', () => {
  const both = [aBanner({ phone_picture: PHONE }), aBanner({ position: 'FixTopLeft', width: 160, height: 400 })];
  const above = rendered('OnHeaderLevel2', { banners: both })?.html;
  expect(above).toContain('<source media="(max-width: 640px)" srcSet="/media/phone.webp" width="360" height="60"/>');
  expect(above).toMatch(/<img [^>]*width="728" height="90"/);
  expect(above).not.toContain('lazy');
  expect(rendered('FixTopLeft', { banners: both })?.html).toContain('loading="lazy"');
});

it('one look of two sizes has two rules, and no style attribute', () => {
  const { html, css } = rendered('OnHeaderLevel2', { banners: [aBanner()] }) ?? { html: '', css: '' };
  expect(html).not.toMatch(/ style=/);
  expect(css).toContain('--own-width:728;');
  expect(css).toContain('--own-height:90;');
});

describe('renders nothing', () => {
  it.each(SLOT_NAMES.filter((name) => !SHOWING.includes(name)))('in %s, for which there is no advert', (name) => {
    expect(rendered(name, { banners: BANNERS })).toBeUndefined();
  });

  it.each<[string, SlotName, Answer[]]>([
    ['cards before the switch is known', 'LandingCards', []],
    ['a bottom edge before the switch is known', 'FixBottom', answersOf({ banners: BANNERS }).slice(1)],
    ['a bottom edge before banners are known', 'FixBottom', answersOf({}).slice(0, 1)],
    [
      'a place that a betting banner shares before the switch is known',
      'OnHeaderLevel2',
      answersOf({ banners: BANNERS }).slice(1),
    ],
    ['banners without an answer', 'OnHeaderLevel2', answersOf({}).slice(0, 1)],
    ['banners that api refused', 'OnHeaderLevel2', [{ key: 'banners', status: 503, at: 0 }]],
  ])('%s', (_, name, answers) => {
    expect(draw(aRequest(name), answers)).toBeUndefined();
  });

  it('for the frame, which is the shell’s', () => {
    const request = { ...aRequest('FixBottom'), part: { kind: 'frame' } } as const;
    expect(draw(request, answersOf({}))).toBeUndefined();
    expect(needs(request)).toEqual([]);
  });
});

it('a place without betting banners is rendered before the switch is known, as in the app', () => {
  const banners = [aBanner({ position: 'FixTopLeft' })];
  expect(draw(aRequest('FixTopLeft'), answersOf({ banners }).slice(1))?.html).toContain('/media/a.webp');
});

it('within a minute all pages have the same adverts', () => {
  const minute = Math.floor(KICK_OFF / 60) * 60;
  const renderedAt = (now: number) =>
    placeServerHtml('OnHeaderLevel2', { banners: BANNERS, setting: {} }, now).innerHTML;
  expect(renderedAt(minute + 59)).toBe(renderedAt(minute));
});
