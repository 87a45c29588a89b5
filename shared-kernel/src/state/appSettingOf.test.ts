import { filter, firstValueFrom, of } from 'rxjs';
import type { AppSetting } from '../entities/appSetting';
import { createFakeShell } from '../testing/createFakeShell';
import { appSettingOf } from './appSettingOf';
import type { Loaded } from './loaded';

const settledOf = (...[shell]: Parameters<typeof appSettingOf>) =>
  firstValueFrom(appSettingOf(shell).pipe(filter(({ kind }) => kind !== 'loading')));

it('are those of the shell', async () => {
  const { shell, requests } = createFakeShell();
  const handed: Loaded<AppSetting> = {
    kind: 'loaded',
    value: { euro_competition_ids: [1], betting_adverts: true, social_links: [], advertising_contact: undefined },
  };
  expect(await settledOf({ ...shell, appSetting$: of(handed) })).toBe(handed);
  expect(requests).toEqual([]);
});

it('are asked for once in a shell that hands out none', async () => {
  const { shell, requests } = createFakeShell(() => ({ data: { betting_adverts: false } }));
  const [one, other] = await Promise.all([settledOf(shell), settledOf(shell)]);
  expect([one.value?.betting_adverts, other.value?.betting_adverts]).toEqual([false, false]);
  expect(requests).toEqual(['/AppSetting']);
});
