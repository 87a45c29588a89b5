import type { Vitals } from 'shared-kernel/protocol/beacon';
import { type Figure, sendVitals } from './sendVitals';

const PARTS = [{ remote: 'mfe-ads', release: '1.0.0-a' }];

function aPage() {
  const sent: string[] = [];
  let view: string | undefined = 'a-view';
  let others: ReturnType<Parameters<typeof sendVitals>[1]['more']> = {
    ...{ longTasks: undefined, updates: undefined, elements: undefined },
  };
  let tell: (figure: Figure) => void = () => {};
  let leave = () => {};
  sendVitals(
    { route: '/news/:id', device: 'phone' },
    {
      measure: (onFigure) => {
        tell = onFigure;
      },
      view: () => view,
      parts: () => PARTS,
      more: () => others,
      send: (path, body) => path === '/beacon' && sent.push(body) > 0,
      onLeaving: (run) => {
        leave = run;
      },
    },
  );
  const given = (given: { view?: string | undefined; others?: typeof others }) => {
    if ('view' in given) view = given.view;
    others = given.others ?? others;
  };
  const reported = (): { view: string; vitals: Vitals }[] => sent.map((body) => JSON.parse(body));
  return { tell: (figure: Figure) => tell(figure), leave: () => leave(), given, reported };
}

const lcp = { id: 'v1', name: 'LCP', value: 1240.61718 } as const;

it('says nothing until the page is hidden, then all in one message', () => {
  const { tell, leave, reported } = aPage();
  tell(lcp);
  tell({ id: 'v2', name: 'CLS', value: 0.0041234 });
  expect(reported()).toEqual([]);
  leave();
  const figures = [
    { name: 'LCP', value: 1240.617 },
    { name: 'CLS', value: 0.004 },
  ];
  expect(reported()).toEqual([
    { view: 'a-view', vitals: { route: '/news/:id', device: 'phone', figures, releases: PARTS } },
  ]);
});

it('says nothing of a page that has no view yet, and all of it later', () => {
  const { tell, leave, given, reported } = aPage();
  tell(lcp);
  given({ view: undefined });
  leave();
  expect(reported()).toEqual([]);
  given({ view: 'late' });
  leave();
  expect(reported()).toMatchObject([{ view: 'late', vitals: { figures: [{ name: 'LCP' }] } }]);
});

it('sends what else was measured, without new figures too', () => {
  const { leave, given, reported } = aPage();
  given({ others: { longTasks: { count: 1, ms: 90 }, updates: undefined, elements: 1200 } });
  leave();
  expect(reported()).toMatchObject([{ vitals: { figures: [], longTasks: { count: 1, ms: 90 }, elements: 1200 } }]);
});

it('sends of a figure that grew only the last value, and none of it again later', () => {
  const { tell, leave, reported } = aPage();
  tell({ ...lcp, value: 800 });
  tell({ ...lcp, value: 900 });
  leave();
  tell({ ...lcp, value: 5000 });
  leave();
  expect(reported().map(({ vitals }) => vitals.figures)).toEqual([[{ name: 'LCP', value: 900 }]]);
});

it('sends no empty message, and of a page that came back from the history its new figures', () => {
  const { tell, leave, reported } = aPage();
  leave();
  tell(lcp);
  leave();
  tell({ ...lcp, id: 'v1-again' });
  leave();
  expect(reported()).toHaveLength(2);
});
