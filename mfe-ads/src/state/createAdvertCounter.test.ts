import { createAdvertCounter } from './createAdvertCounter';

function counting() {
  const counted: string[] = [];
  const counter = createAdvertCounter({
    advertCounted: ({ slot, id }, what) => void counted.push(`${slot} ${id} ${what}`),
  });
  return { counter, counted };
}

const A = { slot: 'FixBottom', id: 'a' } as const;
const B = { slot: 'FixBottom', id: 'b' } as const;

it('reports what was seen and clicked once a page view', () => {
  const { counter, counted } = counting();
  counter.shown(A, 1);
  counter.shown(A, 1);
  counter.clicked(A, 1);
  counter.clicked(A, 1);
  counter.shown(B, 1);
  counter.shown(A, 2);
  counter.clicked(A, 2);
  expect(counted).toEqual([
    'FixBottom a shown',
    'FixBottom a clicked',
    'FixBottom b shown',
    'FixBottom a shown',
    'FixBottom a clicked',
  ]);
});

it('what is pressed before it was in sight was seen, once', () => {
  const { counter, counted } = counting();
  counter.clicked(A, 1);
  counter.shown(A, 1);
  expect(counted).toEqual(['FixBottom a shown', 'FixBottom a clicked']);
});

it('does not count an advert without an id', () => {
  const { counter, counted } = counting();
  counter.shown({ slot: 'FixBottom', id: undefined }, 1);
  counter.clicked({ slot: 'FixBottom', id: undefined }, 1);
  expect(counted).toEqual([]);
});
