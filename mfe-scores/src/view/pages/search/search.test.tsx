import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLiveRecord, aMatchRecord, aTeam } from 'shared-kernel/testing/builders';
import { openApp } from '../../../testing/openApp';

const FOUND = {
  teams: [
    { id: 102, name: 'Hà Nội', country: 'Việt Nam', logo: '/media/crest-7.svg' },
    { id: 'a/b', name: 'Hà Nội II' },
  ],
  competitions: [{ id: 7, name: 'Cúp Hà Nội' }],
  matches: [{ id: 1 }, { id: 2 }, { id: '' }],
};
const MATCHES = {
  data: [aLiveRecord({ id: 1, home_scores: [1] }), aMatchRecord({ id: 2 })],
  extra_data: {
    competition: [],
    country: [],
    team: [aTeam({ id: 101, name: 'Hà Nội' }), aTeam({ id: 102, name: 'Vinh' })],
  },
};
const NOTHING = { teams: [], competitions: [], matches: [] };

function open(at: string, answer: (text: unknown) => unknown = () => FOUND) {
  const asked: unknown[] = [];
  const page = openApp(at, async (path, { Text }) => {
    if (path === '/match') return MATCHES;
    if (path !== '/search') return { data: {} };
    // In strict mode each resource is opened twice.
    if (asked.at(-1) !== Text) asked.push(Text);
    return { data: await answer(Text) };
  });
  return page.then((opened) => ({ ...opened, asked }));
}

const field = () => screen.getByRole('searchbox', { name: /Tên đội bóng/ });
const part = (name: string) => {
  const heading = screen.getByRole('heading', { level: 2, name });
  return within(heading.parentElement ?? heading);
};

it('looks for what is typed once typing rests, and the address says it', async () => {
  const { address, asked, described$ } = await open('/tim-kiem');
  expect(screen.getByText(/^Gõ tên đội bóng/)).toBeTruthy();
  expect(document.activeElement).toBe(field());
  await userEvent.type(field(), '  hà   nội ');
  expect(await screen.findByRole('heading', { level: 2, name: 'Đội bóng' })).toBeTruthy();
  expect(asked).toEqual(['hà nội']);
  expect(decodeURIComponent(address() ?? '')).toBe('/tim-kiem?q=hà+nội');
  expect(described$.value?.title).toBe('Tìm “hà nội”');
  expect((field() as HTMLInputElement).value).toBe('  hà   nội ');
});

it('leads to teams and competitions, and has the rows of matches', async () => {
  await open('/tim-kiem?q=ha');
  const links = (name: string) =>
    part(name)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links('Đội bóng')).toEqual([
    ['Hà NộiViệt Nam', '/doi-bong/102/ha-noi'],
    ['Hà Nội II', '/doi-bong/a%2Fb/ha-noi-ii'],
  ]);
  const [first, second] = part('Đội bóng').getAllByRole('link');
  expect(first?.querySelector('img')?.getAttribute('src')).toBe('/media/crest-7.svg');
  expect(second?.querySelector('img')).toBeNull();
  expect(links('Giải đấu')).toEqual([['Cúp Hà Nội', '/giai-dau/7/cup-ha-noi']]);
  const rows = part('Trận đấu');
  expect(await rows.findByRole('button', { name: 'Xem chi tiết: Hà Nội 1 – 0 Vinh' })).toBeTruthy();
  expect(rows.getByRole('button', { name: /^Xem chi tiết: Hà Nội – Vinh, / })).toBeTruthy();
  expect(screen.getByText('Tìm thấy 2 đội bóng, 1 giải đấu, 2 trận đấu').role).toBe('status');
});

it('arrows lead through what was found, and Escape back to the field', async () => {
  await open('/tim-kiem?q=ha');
  const focused = () => document.activeElement?.textContent || document.activeElement?.tagName;
  field().focus();
  const keys = async (key: string) => {
    await userEvent.keyboard(`{${key}}`);
    return focused();
  };
  expect(await keys('ArrowDown')).toBe('Hà NộiViệt Nam');
  expect(await keys('ArrowDown')).toBe('Hà Nội II');
  expect(await keys('ArrowDown')).toBe('Cúp Hà Nội');
  expect(await keys('ArrowDown')).toMatch(/^1 ?– ?0/);
  await keys('ArrowUp');
  expect(await keys('ArrowUp')).toBe('Hà Nội II');
  expect(await keys('Escape')).toBe('INPUT');
  expect(await keys('ArrowUp')).toBe('INPUT');
});

it('says so when nothing is found', async () => {
  await open('/tim-kiem?q=%22%3Cb%3E%22', () => NOTHING);
  expect(screen.getAllByText(/có “"<b>"”/).map(({ role }) => role)).toEqual(['status', null]);
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
});

it('what was found stays while the next answer is on its way, and the last one typed is shown', async () => {
  const answers = new Map<unknown, (found: unknown) => void>();
  await open('/tim-kiem?q=ha', (text) =>
    text === 'ha' ? FOUND : new Promise((resolve) => answers.set(text, (found) => resolve(found))),
  );
  fireEvent.change(field(), { target: { value: 'hai' } });
  await waitFor(() => expect(answers.has('hai')).toBe(true));
  expect(part('Giải đấu').getByRole('link')).toBeTruthy();
  fireEvent.change(field(), { target: { value: 'hue' } });
  await waitFor(() => expect(answers.has('hue')).toBe(true));
  answers.get('hue')?.({ ...NOTHING, teams: [{ id: 9, name: 'Huế' }] });
  expect(await screen.findByRole('link', { name: 'Huế' })).toBeTruthy();
  answers.get('hai')?.({ ...NOTHING, teams: [{ id: 8, name: 'Hải Phòng' }] });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Hải Phòng' })).toBeNull());
});

it('an emptied field has the hint again, and Enter does not wait', async () => {
  const { address, asked } = await open('/tim-kiem?q=ha');
  await userEvent.clear(field());
  expect(await screen.findByText(/^Gõ tên đội bóng/)).toBeTruthy();
  expect(address()).toBe('/tim-kiem');
  await userEvent.type(field(), 'mu{Enter}');
  expect(address()).toBe('/tim-kiem?q=mu');
  await waitFor(() => expect(asked).toEqual(['ha', 'mu']));
});

it('what cannot be had is said, and asked for again', async () => {
  let isDown = true;
  await open('/tim-kiem?q=ha', () => {
    if (isDown) throw new Error('down');
    return FOUND;
  });
  expect(screen.getByRole('alert')).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Đội bóng' })).toBeTruthy();
});
