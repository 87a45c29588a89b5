import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SlotName } from 'shared-kernel/contract/slotName';
import { HttpError } from 'shared-kernel/http/httpError';
import { aBanner, openPage } from './testing/openPage';

beforeEach(() => localStorage.clear());

const slot = (name: SlotName) => screen.getByRole('region', { name });
/** The visible links in a slot: a banner appears once its picture has loaded. */
const links = (name: SlotName) => within(slot(name)).queryAllByRole('link', { hidden: true });
const hrefs = (name: SlotName) => links(name).map((link) => link.getAttribute('href'));
/** Lets the answer to the one request arrive. */
const settle = () => act(async () => {});

it('a banner stands in its own slot, labelled, and opens a new tab that is marked as paid for (S12)', async () => {
  openPage(['OnHeaderLevel2', 'FixTopLeft'], () => ({ data: [aBanner()] }));
  await settle();
  const [link] = links('OnHeaderLevel2');
  expect(link?.getAttribute('href')).toBe('https://nha-cai.example/');
  expect(link?.getAttribute('target')).toBe('_blank');
  expect(link?.getAttribute('rel')).toBe('sponsored nofollow noopener');
  expect(within(slot('OnHeaderLevel2')).getByText('Quảng cáo')).toBeTruthy();
  expect(screen.getByAltText('Quảng cáo: nha-cai.example (mở trong tab mới)')).toBeTruthy();
  expect(slot('FixTopLeft').children).toHaveLength(0);
});

it('a phone gets the picture that was made for it, where there is one', async () => {
  const phone_picture = { file_path: '/media/phone.webp', width: 360, height: 60 };
  openPage(['OnHeaderLevel2', 'OnHeaderLevel3'], () => ({
    data: [aBanner({ phone_picture }), aBanner({ position: 'OnHeaderLevel3' })],
  }));
  await settle();
  const source = slot('OnHeaderLevel2').querySelector('source');
  expect(source?.getAttribute('srcset')).toBe('/media/phone.webp');
  expect(source?.getAttribute('media')).toBe('(max-width: 640px)');
  expect([source?.getAttribute('width'), source?.getAttribute('height')]).toEqual(['360', '60']);
  expect(within(slot('OnHeaderLevel2')).getByRole('img', { hidden: true }).getAttribute('src')).toBe('/media/a.webp');
  expect(slot('OnHeaderLevel3').querySelector('source')).toBeNull();
});

it('a banner that leads to a page of ours does not say that it opens a tab', async () => {
  openPage(['OnHeaderLevel2'], () => ({ data: [aBanner({ link: '/news', alt: 'Tin tức' })] }));
  await settle();
  expect(screen.getByAltText('Quảng cáo: Tin tức')).toBeTruthy();
});

it('a banner that leads to the ranking of bookmakers counts as betting, whatever the team has said of it', async () => {
  const banner = aBanner({ link: '/top-nha-cai', is_betting: false });
  const answer = (isOn: boolean) => (path: string) => ({
    data: path === '/banner' ? [banner] : { betting_adverts: isOn },
  });
  const { unmount } = openPage(['OnHeaderLevel2'], answer(false));
  await settle();
  expect(links('OnHeaderLevel2')).toEqual([]);
  unmount();
  openPage(['OnHeaderLevel2'], answer(true));
  await settle();
  expect(within(slot('OnHeaderLevel2')).getByText('18+')).toBeTruthy();
});

it('all slots of a page share one request', async () => {
  const slots = ['OnHeaderLevel1', 'OnHeaderLevel2', 'FixBottom'] as const;
  const { requests } = openPage(slots, () => ({ data: [aBanner()] }), { isStrict: false });
  await settle();
  expect(requests.filter((path) => path === '/banner')).toHaveLength(1);
});

it('a banner shows when its picture is there, and not before', async () => {
  openPage(['OnHeaderLevel2'], () => ({ data: [aBanner()] }));
  await settle();
  expect(screen.queryByRole('link', { name: /^Quảng cáo/ })).toBeNull();
  fireEvent.load(screen.getByAltText(/nha-cai.example/));
  expect(screen.getByRole('link', { name: /^Quảng cáo/ })).toBeTruthy();
});

it.each<[string, () => unknown]>([
  ['there are no banners', () => ({ data: [] })],
  [
    'the request fails',
    () => {
      throw new HttpError('/banner', { kind: 'network' });
    },
  ],
  ['the answer is not what was agreed', () => 'xin chào'],
])('when %s the slot stays empty and silent', async (_, answer) => {
  openPage(['OnHeaderLevel2'], answer);
  await settle();
  expect(slot('OnHeaderLevel2').children).toHaveLength(0);
});

it('a banner whose picture is broken leaves its slot empty', async () => {
  openPage(['OnHeaderLevel2'], () => ({ data: [aBanner()] }));
  await settle();
  fireEvent.error(screen.getByAltText(/nha-cai.example/));
  expect(slot('OnHeaderLevel2').children).toHaveLength(0);
});

it('the next page shows the next banner', async () => {
  const both = [
    aBanner({ link: 'https://a.example/' }),
    aBanner({ link: 'https://b.example/', file_path: '/media/b.webp' }),
  ];
  openPage(['OnHeaderLevel2'], () => ({ data: both }));
  await settle();
  const before = hrefs('OnHeaderLevel2');
  await userEvent.click(screen.getByRole('link', { name: 'Tới tin tức' }));
  const after = hrefs('OnHeaderLevel2');
  expect([...before, ...after].sort()).toEqual(['https://a.example/', 'https://b.example/']);
});

it('banners that cover nothing have no button to close them', async () => {
  openPage(['OnHeaderLevel2'], () => ({ data: [aBanner()] }));
  await settle();
  fireEvent.load(screen.getByAltText(/nha-cai.example/));
  expect(screen.queryByRole('button')).toBeNull();
});

it('betting banners wait for the switch, and bear their mark', async () => {
  const betting = aBanner({ is_betting: true });
  const answer = (isOn: boolean) => (path: string) => ({
    data: path === '/banner' ? [betting] : { betting_adverts: isOn },
  });
  const { unmount } = openPage(['OnHeaderLevel2'], answer(true));
  await settle();
  expect(within(slot('OnHeaderLevel2')).getByText('18+')).toBeTruthy();
  unmount();
  openPage(['OnHeaderLevel2'], answer(false));
  await settle();
  expect(slot('OnHeaderLevel2').children).toHaveLength(0);
});

it('until the switch is known a place that a betting banner shares stays empty, lest one banner replace another', async () => {
  const banners = [
    aBanner(),
    aBanner({ is_betting: true, file_path: '/media/b.webp' }),
    aBanner({ position: 'FixTopLeft' }),
  ];
  openPage(['OnHeaderLevel2', 'FixTopLeft', 'FixBottom'], (path) =>
    path === '/banner' ? { data: banners } : new Promise(() => {}),
  );
  await settle();
  expect(slot('OnHeaderLevel2').children).toHaveLength(0);
  expect(slot('FixBottom').children).toHaveLength(0);
  expect(slot('FixTopLeft').children).toHaveLength(1);
});

describe('the shell hears which slots are empty', () => {
  const reportedOf = ({ reported }: ReturnType<typeof openPage>, name: SlotName) =>
    reported.filter(([slotName]) => slotName === name).at(-1)?.[1];

  it('one without a banner is, one with a banner is not once its picture is there', async () => {
    const page = openPage(['OnHeaderLevel2', 'OnHeaderLevel3'], () => ({ data: [aBanner()] }));
    await settle();
    expect(reportedOf(page, 'OnHeaderLevel2')).toBeUndefined();
    expect(reportedOf(page, 'OnHeaderLevel3')).toBe('empty');
    fireEvent.load(screen.getByAltText(/nha-cai.example/));
    expect(reportedOf(page, 'OnHeaderLevel2')).toBe('filled');
  });

  it('one whose picture is broken or whose banners are blocked is', async () => {
    const broken = openPage(['OnHeaderLevel2'], () => ({ data: [aBanner()] }));
    await settle();
    fireEvent.error(screen.getByAltText(/nha-cai.example/));
    expect(reportedOf(broken, 'OnHeaderLevel2')).toBe('empty');
    broken.unmount();
    const blocked = openPage(['OnHeaderLevel2'], () => {
      throw new HttpError('/banner', { kind: 'network' });
    });
    await settle();
    expect(reportedOf(blocked, 'OnHeaderLevel2')).toBe('empty');
  });

  it('one that waits for the switch of betting says nothing', async () => {
    const page = openPage(['OnHeaderLevel2'], (path) =>
      path === '/banner' ? { data: [aBanner({ is_betting: true })] } : new Promise(() => {}),
    );
    await settle();
    expect(page.reported).toEqual([]);
  });

  it('the strip of cards is not', async () => {
    const page = openPage(['LandingCards'], () => ({ data: {} }));
    await settle();
    expect(reportedOf(page, 'LandingCards')).toBe('filled');
  });
});
