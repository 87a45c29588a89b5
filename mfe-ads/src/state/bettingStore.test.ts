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
