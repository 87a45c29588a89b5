import { act, screen, within } from '@testing-library/react';
import type { BannerPosition } from 'shared-kernel/entities/banner';
import { aBanner, openPage } from './testing/openPage';

beforeEach(() => {
  window.sessionStorage.clear();
  const next = diceOf(42);
  jest.spyOn(Math, 'random').mockImplementation(next);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** A linear congruential generator: the same dice in each run. */
function diceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const banners = (position: BannerPosition, count: number) =>
  Array.from({ length: count }, (_, index) =>
    aBanner({ position, alt: `${position} ${index + 1}`, file_path: `/media/${position}-${index}.webp` }),
  );

/** Which adverts a slot shows on the first pages of many visits, and how often. */
async function firstPages(position: BannerPosition, count: number, visits: number): Promise<Record<string, number>> {
  const answer = (path: string) => ({
    data: path === '/banner' ? banners(position, count) : { betting_adverts: true },
  });
  const times: Record<string, number> = {};
  for (let visit = 0; visit < visits; visit += 1) {
    const { unmount } = openPage([position], answer);
    await act(async () => {});
    const picture = within(screen.getByRole('region', { name: position })).getByRole('img', { hidden: true });
    const shown = picture.getAttribute('alt')?.replace(/^Quảng cáo(?: 18\+)?: | \(mở trong tab mới\)$/g, '') ?? '';
    times[shown] = (times[shown] ?? 0) + 1;
    unmount();
  }
  return times;
}

it('each of two catfish and of two banners has its share of the first pages at the bottom edge', async () => {
  const times = await firstPages('FixBottom', 2, 120);
  expect(Object.keys(times).sort()).toEqual([
    'FB88: thưởng 100% lần gửi tiền đầu tiên',
    'FixBottom 1',
    'FixBottom 2',
    'Giày sân cỏ nhân tạo',
  ]);
  expect(Math.min(...Object.values(times))).toBeGreaterThan(18);
});

it('each of three banners has its share of the first pages in a slot', async () => {
  const times = await firstPages('OnHeaderLevel2', 3, 60);
  expect(Object.keys(times)).toHaveLength(3);
  expect(Math.min(...Object.values(times))).toBeGreaterThan(12);
});
