import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter } from 'shared-kernel/router';
import { ServerContext } from './html/onServer';
import { useSearchOf } from './useSearchOf';

const ADDRESS = '/lich-thi-dau?filter=hot&ngay=2022-12-11&match=7';

function searchOf(isOnServer: boolean, address = ADDRESS) {
  const wrapper = ({ children }: PropsWithChildren) => (
    <ServerContext value={isOnServer ? { lit: undefined } : undefined}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </ServerContext>
  );
  return renderHook(useSearchOf, { wrapper }).result.current;
}

it.each([
  ['filter', 'all', '?ngay=2022-12-11&filter=all', '?ngay=2022-12-11&filter=all'],
  ['ngay', '2022-12-12', '?ngay=2022-12-12&filter=hot', '?ngay=2022-12-12'],
  ['ngay', undefined, '?filter=hot', ''],
] as const)(
  'a link to %s %s leads on from the day, on the server from the filter, too',
  (step, value, rendered, app) => {
    expect(searchOf(true)(step, value)).toBe(rendered);
    expect(searchOf(false)(step, value)).toBe(app);
  },
);

it('a link to another filter keeps the prices of the address', () => {
  expect(searchOf(true, '/ty-le-keo-nha-cai?keo=hiep-1&filter=hot')('filter', 'all')).toBe('?keo=hiep-1&filter=all');
  expect(searchOf(false, '/ty-le-keo-nha-cai?keo=hiep-1')('filter', 'hot')).toBe('?keo=hiep-1&filter=hot');
});
