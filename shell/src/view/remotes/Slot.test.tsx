import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import type { SlotsProps } from 'shared-kernel/contract/shell';
import { aPointer, aRelease } from '../../testing/pointers';
import { createTestServices, renderIn } from '../../testing/testServices';
import { Slot } from './Slot';

const ads = aPointer({ remote: 'mfe-ads', live: aRelease({ slots: ['OnHeaderLevel2', 'FixBottom'] }) });

const Slots = ({ name }: SlotsProps) => <p>Advert in {name}</p>;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const box = (name: string) => document.querySelector(`[data-slot='${name}']`);

it('reserves its box at once and is filled after the first content', async () => {
  const it = createTestServices({ pointers: [ads], load: async () => ({ default: Slots }) });
  renderIn(it, <Slot name="OnHeaderLevel2" />);
  expect(box('OnHeaderLevel2')?.textContent).toBe('');
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.queryByText('Advert in OnHeaderLevel2')).toBeNull();
  it.services.shell.contentDrawn();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Advert in OnHeaderLevel2')).toBeTruthy();
});

it('is filled after three seconds when no page says that it is rendered', async () => {
  renderIn(createTestServices({ pointers: [ads], load: async () => ({ default: Slots }) }), <Slot name="FixBottom" />);
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.getByText('Advert in FixBottom')).toBeTruthy();
});

it.each([
  ['no remote serves it', ads, 'LandingCards'],
  ['its remote is off', { ...ads, state: 'off' }, 'FixBottom'],
] as const)('takes no space when %s', (_, pointer, name) => {
  renderIn(createTestServices({ pointers: [pointer] }), <Slot name={name} />);
  expect(box(name)).toBeNull();
});

it('stays an empty box, in silence, when its remote is lost', async () => {
  const it = createTestServices({ pointers: [ads] });
  renderIn(it, <Slot name="FixBottom" />);
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(box('FixBottom')?.textContent).toBe('');
  expect(it.reports).toEqual(['module-threw (mfe-ads 1.0.0-a ./Slots): mfe-ads is gone']);
});

it('keeps the other slots when one throws', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const Fragile = ({ name }: SlotsProps) => {
    if (name === 'FixBottom') throw new Error('a banner without a picture');
    return <p>Advert in {name}</p>;
  };
  const it = createTestServices({ pointers: [ads], load: async () => ({ default: Fragile }) });
  renderIn(
    it,
    <>
      <Slot name="FixBottom" />
      <Slot name="OnHeaderLevel2" />
    </>,
  );
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(box('FixBottom')?.textContent).toBe('');
  expect(screen.getByText('Advert in OnHeaderLevel2')).toBeTruthy();
});

describe('the HTML of a slot', () => {
  beforeEach(() => {
    document.body.innerHTML = '<div data-first="slot:OnHeaderLevel2"><a href="/ad">Written advert</a></div>';
  });
  afterEach(() => document.body.replaceChildren());

  let show: (isEmpty: boolean) => void = () => {};
  const Late = ({ onEmpty }: SlotsProps) => {
    useEffect(() => {
      show = onEmpty;
    });
    return <a href="/ad">Advert of the app</a>;
  };
  const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
  const open = async (load: () => Promise<unknown>) => {
    renderIn(createTestServices({ pointers: [ads], load }), <Slot name="OnHeaderLevel2" />);
    await act(() => jest.advanceTimersByTimeAsync(3_000));
  };

  it.each([true, false])(
    'stays in its box until its remote knows what it shows; that it is empty: %s',
    async (isEmpty) => {
      await open(async () => ({ default: Late }));
      expect(box('OnHeaderLevel2')?.contains(screen.getByText('Written advert'))).toBe(true);
      expect(links()).toEqual(['Written advert']);
      act(() => show(isEmpty));
      expect(links()).toEqual(['Advert of the app']);
    },
  );

  it('leaves after three seconds when its remote does not say', async () => {
    await open(async () => ({ default: Late }));
    await act(() => jest.advanceTimersByTimeAsync(2_900));
    expect(links()).toEqual(['Written advert']);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(links()).toEqual(['Advert of the app']);
  });

  it('leaves when its remote is lost', async () => {
    await open(async () => Promise.reject(new Error('404')));
    expect(links()).toEqual([]);
  });
});
