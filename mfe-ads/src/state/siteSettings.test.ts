import { waitFor } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { decode } from 'shared-kernel/decode/decode';
import { type AppSetting, appSettingSchema } from 'shared-kernel/entities/appSetting';
import { LOADING, type Loaded } from 'shared-kernel/state/loaded';
import { KICK_OFF } from 'shared-kernel/testing/builders';
import { createFakeShell } from 'shared-kernel/testing/createFakeShell';
import { isBettingOn$ } from './siteSettings';

/** The values of the switch in order. */
function seenBy(shell: Parameters<typeof isBettingOn$>[0]) {
  const seen: (boolean | undefined)[] = [];
  isBettingOn$(shell).subscribe((isOn) => seen.push(isOn));
  return seen;
}

const loaded = (given: object): Loaded<AppSetting> => ({
  kind: 'loaded',
  value: decode(appSettingSchema, given, 'data'),
});

it.each([
  ['on', { betting_adverts: true }, true],
  ['off', { betting_adverts: false }, false],
  ['not spoken of by the server', {}, true],
])('betting is %s', async (_, data, isOn) => {
  const { shell, requests } = createFakeShell(() => ({ data }));
  const [one, other] = [seenBy(shell), seenBy(shell)];
  expect(one).toEqual([undefined]);
  await waitFor(() => expect(one).toEqual([undefined, isOn]));
  expect(other).toEqual(one);
  expect(requests).toEqual(['/AppSetting']);
});

it('a tab that is open learns of the switch, and keeps what it knows where it cannot be had', () => {
  const appSetting$ = new BehaviorSubject<Loaded<AppSetting>>(LOADING);
  const seen = seenBy({ ...createFakeShell().shell, appSetting$ });
  appSetting$.next(loaded({ betting_adverts: true }));
  appSetting$.next({ kind: 'failed', value: appSetting$.value.value, error: new Error('gone') });
  expect(seen).toEqual([undefined, true]);
  appSetting$.next(loaded({ betting_adverts: false }));
  expect(seen).toEqual([undefined, true, false]);
});

it('stays off while the setting cannot be had, and is asked for again', async () => {
  const { shell, requests, reports, connection$ } = createFakeShell();
  const seen = seenBy(shell);
  await waitFor(() => expect(seen).toEqual([undefined, false]));
  connection$.next({ kind: 'reconnecting', since: KICK_OFF });
  connection$.next({ kind: 'connected', since: KICK_OFF });
  await waitFor(() => expect(reports).toHaveLength(2));
  expect(seen).toEqual([undefined, false]);
  expect(requests).toHaveLength(2);
});
