import { act, render, screen } from '@testing-library/react';
import { startTexts } from 'shared-kernel/texts/startTexts';
import { ActionLine } from './ActionLine';

const PAGE = { title: 'Hà Nội – Hải Phòng', url: 'http://localhost/bong-da/tran-dau/7/ha-noi-hai-phong' };

beforeAll(startTexts);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Presses the button in a browser that has this; what was shared, copied and said. */
async function press(browser: { share?: () => Promise<void>; writeText?: () => Promise<void> }) {
  const [shared, copied]: [unknown[], unknown[]] = [[], []];
  const { share, writeText } = browser;
  const own = {
    ...(share && { share: (page: unknown) => shared.push(page) && share() }),
    clipboard: writeText && { writeText: (text: unknown) => copied.push(text) && writeText() },
  };
  for (const [name, value] of Object.entries(own))
    Object.defineProperty(navigator, name, { value, configurable: true });
  render(
    <ActionLine
      names={{ home: 'Hà Nội', away: 'Hải Phòng' }}
      address="/tran-dau/7/ha-noi-hai-phong"
      basePath="/bong-da"
      channels={null}
    />,
  );
  await act(async () => screen.getByRole('button', { name: 'Chia sẻ' }).click());
  for (const name of Object.keys(own)) Reflect.deleteProperty(navigator, name);
  return { shared, copied, said: () => screen.getByRole('status').textContent };
}

const fine = async () => {};
const failing = (name: string) => () => Promise.reject(new DOMException('no', name));

it('a device with a sheet of its own shows that, with the names and the address of the match (S22)', async () => {
  const { shared, copied, said } = await press({ share: fine, writeText: fine });
  expect([shared, copied, said()]).toEqual([[PAGE], [], '']);
});

it('whoever closes the sheet gets nothing else', async () => {
  const { copied, said } = await press({ share: failing('AbortError'), writeText: fine });
  expect([copied, said()]).toEqual([[], '']);
});

it.each([
  ['a browser without a sheet', {}],
  ['a sheet that fails', { share: failing('NotAllowedError') }],
])('%s copies the address, and says so for a while', async (_, sheet) => {
  const { copied, said } = await press({ ...sheet, writeText: fine });
  expect([copied, said()]).toEqual([[PAGE.url], 'Đã sao chép liên kết']);
  act(() => jest.advanceTimersByTime(4_000));
  expect(said()).toBe('');
});

it.each([
  ['may not copy', { writeText: failing('NotAllowedError') }],
  ['has no clipboard', {}],
])('a browser that %s says that, too', async (_, browser) => {
  expect((await press(browser)).said()).toBe('Không sao chép được liên kết');
});
