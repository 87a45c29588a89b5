import { createAdvertCounter } from './createAdvertCounter';

function counting() {
  const told: string[] = [];
  const counter = createAdvertCounter({
    advertCounted: ({ slot, id }, what) => void told.push(`${slot} ${id} ${what}`),
  });
  return { counter, told };
}

const A = { slot: 'FixBottom', id: 'a' } as const;
const B = { slot: 'FixBottom', id: 'b' } as const;

it('tells what was seen and clicked once a page view', () => {
  const { counter, told } = counting();
  counter.shown(A, 1);
  counter.shown(A, 1);
  counter.clicked(A, 1);
  counter.clicked(A, 1);
  counter.shown(B, 1);
  counter.shown(A, 2);
  counter.clicked(A, 2);
  expect(told).toEqual([
    'FixBottom a shown',
    'FixBottom a clicked',
    'FixBottom b shown',
    'FixBottom a shown',
    'FixBottom a clicked',
  ]);
});

it('what is pressed before it was in sight was seen, once', () => {
  const { counter, told } = counting();
  counter.clicked(A, 1);
  counter.shown(A, 1);
  expect(told).toEqual(['FixBottom a shown', 'FixBottom a clicked']);
});

it('does not count an advert without an id', () => {
  const { counter, told } = counting();
  counter.shown({ slot: 'FixBottom', id: undefined }, 1);
  counter.clicked({ slot: 'FixBottom', id: undefined }, 1);
  expect(told).toEqual([]);
});
