import { KICK_OFF } from '../testing/builders';
import { createFakeShell } from '../testing/createFakeShell';
import { createAppSetting } from './createAppSetting';
import { LOADING } from './loaded';

const settled = () => new Promise((resolve) => setTimeout(resolve));

function latest<T>(source: { subscribe(next: (value: T) => void): unknown }) {
  const seen: T[] = [];
  source.subscribe((value) => seen.push(value));
  return () => seen.at(-1);
}

it('are those of the server, asked for by the first who needs them', async () => {
  const links = [{ name: 'Facebook', link: 'https://example.com/facebook' }];
  const { shell, requests } = createFakeShell(() => ({ data: { social_links: links, betting_adverts: false } }));
  const { appSetting$ } = createAppSetting(shell);
  expect(requests).toEqual([]);
  const [one, other] = [latest(appSetting$), latest(appSetting$)];
  expect(one()).toEqual(LOADING);
  await settled();
  expect(one()).toMatchObject({ kind: 'loaded', value: { social_links: links, betting_adverts: false } });
  expect(other()).toBe(one());
  expect(requests).toEqual(['/AppSetting']);
});

it('are asked for again with a page, once a minute at most', async () => {
  let isBettingOn = true;
  const { shell, second$, requests } = createFakeShell(() => ({ data: { betting_adverts: isBettingOn } }));
  const { appSetting$, refresh } = createAppSetting(shell);
  const setting = latest(appSetting$);
  await settled();
  isBettingOn = false;
  second$.next(KICK_OFF + 59);
  refresh();
  await settled();
  expect([requests.length, setting()?.value?.betting_adverts]).toEqual([1, true]);
  second$.next(KICK_OFF + 60);
  refresh();
  await settled();
  expect([requests.length, setting()?.value?.betting_adverts]).toEqual([2, false]);
});

it('lack a link that leads to a script, which is reported', async () => {
  const social_links = [
    { name: 'x', link: 'javascript:alert(1)' },
    { name: 'y', link: 'https://y.example' },
  ];
  const { shell, reports } = createFakeShell(() => ({ data: { social_links } }));
  const setting = latest(createAppSetting(shell).appSetting$);
  await settled();
  expect(setting()?.value?.social_links).toEqual([social_links[1]]);
  expect(reports).toHaveLength(1);
});

it.each([
  ['each its default where the server does not speak of it', {}, 'loaded'],
  ['stay unknown where the server has none', null, 'failed'],
])('%s', async (_, data, kind) => {
  const { shell } = createFakeShell(() => ({ data }));
  const setting = latest(createAppSetting(shell).appSetting$);
  await settled();
  const value = data ? { euro_competition_ids: [], betting_adverts: true, social_links: [] } : undefined;
  expect(setting()).toMatchObject({ kind, value });
});

it('stay unknown, and the fault is reported, when no server answers; they are asked for again by themselves', async () => {
  let isDown = true;
  const { shell, reports, connection$ } = createFakeShell(() => (isDown ? 'no JSON' : { data: {} }));
  const setting = latest(createAppSetting(shell).appSetting$);
  await settled();
  expect(setting()).toMatchObject({ kind: 'failed', value: undefined });
  expect(reports).toHaveLength(1);
  isDown = false;
  connection$.next({ kind: 'reconnecting', since: KICK_OFF });
  connection$.next({ kind: 'connected', since: KICK_OFF });
  await settled();
  expect(setting()?.kind).toBe('loaded');
});
