import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import type { AppProps } from 'shared-kernel/contract/shell';
import { startTexts } from 'shared-kernel/texts/startTexts';
import { aPointer, aRelease } from '../../testing/pointers';
import { createTestServices, renderIn } from '../../testing/testServices';
import { Screen } from './Screen';

const scores = aPointer({ remote: 'mfe-scores', live: aRelease({ paths: ['/'] }) });
const FAILED = 'Không tải được phần này';

const Board = ({ shell }: AppProps) => <p>Board under {shell.basePath}</p>;

beforeAll(startTexts);
afterEach(() => {
  jest.useRealTimers();
});

it('renders the remote that names the address, with the shell', async () => {
  renderIn(createTestServices({ pointers: [scores], load: async () => ({ default: Board }) }), <Screen />);
  expect(await screen.findByText('Board under /')).toBeTruthy();
});

it('says so when a remote cannot be loaded, and heals when asked', async () => {
  let isThere = false;
  const load = () => (isThere ? Promise.resolve({ default: Board }) : Promise.reject(new Error('404')));
  renderIn(createTestServices({ pointers: [scores], load }), <Screen />);
  await screen.findByText(FAILED);
  isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByText('Board under /')).toBeTruthy();
});

it('heals by itself, without a reload', async () => {
  jest.useFakeTimers();
  let isThere = false;
  const load = () => (isThere ? Promise.resolve({ default: Board }) : Promise.reject(new Error('404')));
  renderIn(createTestServices({ pointers: [scores], load }), <Screen />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText(FAILED)).toBeTruthy();
  isThere = true;
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText('Board under /')).toBeTruthy();
});

const throws = {
  'while rendering': () => {
    throw new Error('a goal without a match');
  },
  'in an effect': function Effect() {
    useEffect(() => {
      throw new Error('a goal without a match');
    }, []);
    return <p>Board</p>;
  },
};

it.each(Object.entries(throws))(
  'keeps a remote that throws %s in its place, and renders it again later',
  async (_, Broken) => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => {});
    let App: () => unknown = Broken;
    const services = createTestServices({ pointers: [scores], load: async () => ({ default: App }) });
    renderIn(services, <Screen />);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText(FAILED)).toBeTruthy();
    expect(services.reports).toEqual(['part-threw-at-start (mfe-scores 1.0.0-a ./App): a goal without a match']);
    App = () => <p>Board again</p>;
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText('Board again')).toBeTruthy();
  },
);

it('replaces a new release that throws at its start by the one before', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const before = aRelease({ release: '0.9.0-z', paths: ['/'] });
  const { 'while rendering': Broken } = throws;
  renderIn(
    createTestServices({
      pointers: [{ ...scores, previous: before }],
      load: async (_, release) => ({ default: release === before ? Board : Broken }),
    }),
    <Screen />,
  );
  expect(await screen.findByText('Board under /')).toBeTruthy();
});

it('treats a module that exports no component as a crash', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const services = createTestServices({ pointers: [scores], load: async () => ({ default: 'a text' }) });
  renderIn(services, <Screen />);
  expect(await screen.findByText(FAILED)).toBeTruthy();
  expect(services.reports).toEqual([
    'part-threw-at-start (mfe-scores 1.0.0-a ./App): expected a component as the default export',
  ]);
});

it('refuses a contract it does not know, and offers to reload', async () => {
  const newer = { ...scores, live: aRelease({ paths: ['/'], contract: 3 }) };
  renderIn(createTestServices({ pointers: [newer] }), <Screen />);
  expect(await screen.findByText('Phần này cần phiên bản mới của trang. Vui lòng tải lại trang.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tải lại trang' })).toBeTruthy();
});

it('says that a remote is off', async () => {
  renderIn(createTestServices({ pointers: [{ ...scores, state: 'off' }] }), <Screen />);
  expect(await screen.findByText('Phần này đang tạm đóng')).toBeTruthy();
});

it('stays on a page whose pointer could not be read', async () => {
  jest.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'));
  renderIn(createTestServices({ pointers: [scores], isAnyUnread: true }), <Screen />, '/news/12-a-title');
  expect(await screen.findByText(FAILED)).toBeTruthy();
  expect(screen.getByRole('status', { name: 'address' }).textContent).toBe('/news/12-a-title');
});

it('says that a page is being built (S9), and keeps nothing waiting that waits for its content', async () => {
  const it = createTestServices({ pointers: [scores] });
  const onRendered = jest.spyOn(it.services.shell, 'contentDrawn');
  renderIn(it, <Screen />, '/ty-le-chau-au');
  expect(await screen.findByRole('heading', { name: 'Trang đang được xây dựng' })).toBeTruthy();
  expect(onRendered).toHaveBeenCalled();
});

it('leads an unknown address to the base', async () => {
  const load = async () => ({ default: Board });
  renderIn(createTestServices({ pointers: [scores], load }), <Screen />, '/wp-admin?x=1');
  expect(screen.getByRole('status', { name: 'address' }).textContent).toBe('/');
  expect(await screen.findByText('Board under /')).toBeTruthy();
});

describe('what was written of a page', () => {
  afterEach(() => document.body.replaceChildren());

  const write = (attributes: string) => {
    document.body.innerHTML = `<div data-first="page" ${attributes}><h1>Written by the server</h1></div>`;
  };

  it('stays readable when its remote cannot be loaded', async () => {
    write('');
    const services = createTestServices({ pointers: [scores] });
    renderIn(services, <Screen />);
    await waitFor(() => expect(services.reports).not.toEqual([]));
    expect(screen.getByText('Written by the server')).toBeTruthy();
  });

  it.each([
    ['a board, which nothing keeps true', 'data-valid-for="60"'],
    ['blank', 'data-blank=""'],
  ])('gives way to the card when it is %s', async (_, attribute) => {
    write(attribute);
    renderIn(createTestServices({ pointers: [scores] }), <Screen />);
    expect(await screen.findByText(FAILED)).toBeTruthy();
    expect(screen.queryByText('Written by the server')).toBeNull();
  });

  it('gives way to the word that the remote is off', async () => {
    write('');
    renderIn(createTestServices({ pointers: [{ ...scores, state: 'off' }] }), <Screen />);
    expect(await screen.findByText('Phần này đang tạm đóng')).toBeTruthy();
    expect(screen.queryByText('Written by the server')).toBeNull();
  });

  it('stays until a page of the shell itself is rendered', async () => {
    write('');
    renderIn(createTestServices(), <Screen />, '/tips');
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Written by the server']);
    expect(await screen.findByRole('heading', { name: 'Trang đang được xây dựng' })).toBeTruthy();
    expect(screen.queryByText('Written by the server')).toBeNull();
  });
});
