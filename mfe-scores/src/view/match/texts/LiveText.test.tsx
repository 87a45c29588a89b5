import { act, screen, waitFor, within } from '@testing-library/react';
import type { PageRequest } from 'shared-kernel/contract/serverEntry';
import { decode } from 'shared-kernel/decode/decode';
import { IncidentType, Side } from 'shared-kernel/entities/incident';
import type { MatchRecord } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { aCompetition, aLiveRecord, anIncident, anUpdate, aTeam, KICK_OFF } from 'shared-kernel/testing/builders';
import { draw } from '../../../server';
import { openApp } from '../../../testing/openApp';

const PATH = '/tran-dau/1/viet-nam-thai-lan';

const goal = anIncident({ player_name: 'Quang Hải', time: 45, added_time: 2 });
const card = anIncident({ type: IncidentType.YellowCard, position: Side.Away, time: 0 });
const live = aLiveRecord({ id: 1, home_scores: [1], incidents: [goal, card] });
const extra_data = {
  competition: [aCompetition()],
  country: [],
  team: [aTeam({ id: 101, name: 'Việt Nam' }), aTeam({ id: 102, name: 'Thái Lan' })],
};

const open = (at: string, match: MatchRecord = live) =>
  openApp(at, (asked) => (asked === '/match' ? { data: [match], extra_data } : { data: {} }));

const text = () => screen.getByRole('list', { name: 'Tường thuật' });
const linesIn = (list: Element) =>
  [...list.querySelectorAll('li')].map(({ textContent }) =>
    textContent?.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim(),
  );
const heading = () => screen.queryByRole('heading', { name: 'Tường thuật' });

it('describes the match in sentences, the newest first, with the minute in front where it is known', async () => {
  await open(PATH);
  expect(heading()).toBeTruthy();
  expect(linesIn(text())).toEqual([
    'Thái Lan nhận thẻ vàng.',
    'Phút 45+2 VÀO! Quang Hải mở tỷ số cho Việt Nam. Việt Nam 1 – 0 Thái Lan.',
    'Trận đấu bắt đầu.',
  ]);
});

it('an unknown team is the one at home, or the guest', async () => {
  await open('/tran-dau/1', { ...live, home_team_id: 998, away_team_id: 999 });
  expect(linesIn(text())[1]).toContain('Quang Hải mở tỷ số cho đội chủ nhà. Đội chủ nhà 1 – 0 đội khách.');
});

it('in order after the match', async () => {
  await open(PATH, { ...live, status_id: MatchStatus.Ended });
  const lines = linesIn(text());
  expect([lines[0], lines.at(-1)]).toEqual(['Trận đấu bắt đầu.', 'Trận đấu kết thúc: Việt Nam 1 – 0 Thái Lan.']);
});

it('a kick of the shoot-out has its word in place of a minute; a miss is struck through, an own goal has a colour', async () => {
  const types = [IncidentType.OwnGoal, IncidentType.ShootoutScored, IncidentType.ShootoutMissed];
  const incidents = types.map((type) => anIncident({ type, time: 120 }));
  await open(PATH, { ...live, status_id: MatchStatus.Ended, incidents });
  const items = [...text().querySelectorAll('[data-kind=goal], [data-kind=kick]')];
  expect(items.map((item) => item.querySelector('b')?.textContent)).toEqual(['Phút 120', 'Luân lưu', 'Luân lưu']);
  const hasMark = (mark: string) => items.map((item) => item.querySelector(mark) !== null);
  expect(hasMark('[data-colour=off]')).toEqual([false, false, true]);
  expect(hasMark('[data-own]')).toEqual([true, false, false]);
});

it('a goal is on top at once, marked for a minute, and said by the announcer alone', async () => {
  const { pushed$, second$ } = await open(PATH);
  act(() => second$.next(KICK_OFF + 3000));
  const equaliser = anIncident({ position: Side.Away, time: 50 });
  const score = [1, MatchStatus.FirstHalf, [1], [1], KICK_OFF] as const;
  act(() => pushed$.next(anUpdate({ score: [...score], incidents: [goal, card, equaliser] })));
  const marked = () => linesIn(text()).filter((_, index) => text().children[index]?.hasAttribute('data-new'));
  await waitFor(() => expect(marked()).toEqual([expect.stringContaining('VÀO! Thái Lan gỡ hoà.')]));
  expect(within(text()).getAllByRole('listitem')[0]?.textContent).toContain('Thái Lan gỡ hoà');
  expect(text().closest('[aria-live], [role=status], [role=alert], [role=log]')).toBeNull();
  act(() => second$.next(KICK_OFF + 3060));
  await waitFor(() => expect(marked()).toEqual([]));
});

it.each([
  ['without incidents', PATH, { ...live, incidents: [] }],
  ['without one that is reported', PATH, { ...live, incidents: [anIncident({ type: IncidentType.Corner })] }],
  ['before the match', PATH, { ...live, status_id: MatchStatus.NotStarted }],
  ['on another tab', `${PATH}?tab=thong-ke`, live],
  ['in the detail', '/?match=1', live],
])('there is no heading %s', async (_, at, match) => {
  await open(at, match);
  await screen.findAllByText('Việt Nam');
  if (at.includes('match=')) await screen.findByRole('list', { name: 'Diễn biến' });
  expect(heading()).toBeNull();
});

it('is in the HTML of the page as the app has it', async () => {
  const request: PageRequest = {
    part: { kind: 'page', pattern: '/tran-dau/:id/:slug' },
    path: PATH,
    params: {},
    search: {},
    now: KICK_OFF + 3000,
    zone: 'Asia/Ho_Chi_Minh',
    publicUrl: 'https://tyso.example',
    site: decode(siteConfigSchema, { signature_secret: 'bí mật' }),
  };
  const body = { data: [live], extra_data };
  const page = document.createElement('div');
  page.innerHTML = draw(request, [{ key: 'match', status: 200, body, at: KICK_OFF }])?.html ?? '';
  const rendered = page.querySelector('ol[aria-label="Tường thuật"]');
  await open(PATH);
  expect(rendered?.outerHTML.replaceAll(/ class="[^"]*"/g, '')).toBe(
    text().outerHTML.replaceAll(/ class="[^"]*"/g, ''),
  );
});
