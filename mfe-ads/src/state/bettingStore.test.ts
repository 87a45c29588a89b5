import { waitFor } from '@testing-library/react';
import { createFakeShell } from 'shared-kernel/testing/fakeShell';
import { createBettingStore } from './bettingStore';

it.each([
  ['on', { betting_adverts: true }, true],
  ['off', { betting_adverts: false }, false],
  ['not spoken of by the server', {}, true],
])('betting is %s', async (_, data, isOn) => {
  const { shell, requests } = createFakeShell(() => ({ data }));
  const store = createBettingStore(shell);
  expect(store.isOn$.value).toBe(undefined);
  store.open();
  store.open();
  await waitFor(() => expect(store.isOn$.value).toBe(isOn));
  expect(requests).toEqual(['/AppSetting']);
});

it('a tab that is open learns of the switch with its next page, and keeps what it knows where it cannot be had', async () => {
  let data: unknown = { betting_adverts: true };
  const { shell, requests, second$ } = createFakeShell(() => data);
  data = { data };
  const store = createBettingStore(shell);
  store.open();
  await waitFor(() => expect(store.isOn$.value).toBe(true));
  second$.next(second$.value + 59);
  store.open();
  expect(requests).toHaveLength(1);
  second$.next(second$.value + 1);
  data = 'broken';
  store.open();
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(store.isOn$.value).toBe(true);
  data = { data: { betting_adverts: false } };
  await waitFor(() => {
    store.open();
    expect(store.isOn$.value).toBe(false);
  });
});

it('stays off while the setting cannot be had, and is asked for again', async () => {
  const { shell, requests, reports } = createFakeShell();
  const store = createBettingStore(shell);
  store.open();
  await waitFor(() => expect(reports).toHaveLength(1));
  store.open();
  await waitFor(() => expect(reports).toHaveLength(2));
  expect(store.isOn$.value).toBe(false);
  expect(requests).toHaveLength(2);
});
