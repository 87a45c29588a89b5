import { createLongTasks, createVitals, type Figure } from './createVitals';

const PARTS = [{ remote: 'mfe-ads', release: '1.0.0-a', isLate: undefined }];

function aPage() {
  let others: ReturnType<Parameters<typeof createVitals>[1]['more']> = {
    longTasks: undefined,
    updates: undefined,
    elements: undefined,
  };
  let emit: (figure: Figure) => void = () => {};
  const vitals = createVitals(
    { route: '/news/:id', device: 'phone' },
    {
      measure: (onFigure) => {
        emit = onFigure;
      },
      more: () => others,
    },
  );
  const given = (given: typeof others) => {
    others = given;
  };
  return { emit: (figure: Figure) => emit(figure), take: () => vitals.take(PARTS), given };
}

const lcp = { id: 'v1', name: 'LCP', value: 1240.61718 } as const;

it('takes all that was measured until then', () => {
  const { emit, take } = aPage();
  emit(lcp);
  emit({ id: 'v2', name: 'CLS', value: 0.0041234 });
  const figures = [
    { name: 'LCP', value: 1240.617 },
    { name: 'CLS', value: 0.004 },
  ];
  expect(take()).toEqual({ route: '/news/:id', device: 'phone', figures, releases: PARTS });
});

it('takes what else was measured, without new figures too', () => {
  const { take, given } = aPage();
  given({ longTasks: { count: 1, ms: 90 }, updates: undefined, elements: 1200 });
  expect(take()).toMatchObject({ figures: [], longTasks: { count: 1, ms: 90 }, elements: 1200 });
});

it('takes of a figure that grew only the last value, and none of it again later', () => {
  const { emit, take } = aPage();
  emit({ ...lcp, value: 800 });
  emit({ ...lcp, value: 900 });
  expect(take()?.figures).toEqual([{ name: 'LCP', value: 900 }]);
  emit({ ...lcp, value: 5000 });
  expect(take()).toBeUndefined();
});

it('has nothing where nothing was measured, and of a page that came back from the history its new figures', () => {
  const { emit, take } = aPage();
  expect(take()).toBeUndefined();
  emit(lcp);
  take();
  emit({ ...lcp, id: 'v1-again' });
  expect(take()?.figures).toHaveLength(1);
});

it('adds up long tasks since the last time', () => {
  let emit = (_ms: number) => {};
  const tasks = createLongTasks((onTask) => {
    emit = onTask;
  });
  emit(60.4);
  emit(120.2);
  expect([tasks.take(), tasks.take()]).toEqual([{ count: 2, ms: 181 }, undefined]);
});
