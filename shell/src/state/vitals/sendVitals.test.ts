import type { Vitals } from 'shared-kernel/protocol/beacon';
import { type Figure, sendVitals } from './sendVitals';

function aPage() {
  const sent: string[] = [];
  let tell: (figure: Figure) => void = () => {};
  let leave = () => {};
  sendVitals(
    { route: '/news/:id', device: 'phone' },
    {
      measure: (onFigure) => {
        tell = onFigure;
      },
      send: (path, body) => path === '/beacon' && sent.push(body) > 0,
      onLeaving: (run) => {
        leave = run;
      },
    },
  );
  const reported = (): { vitals: Vitals }[] => sent.map((body) => JSON.parse(body));
  return { tell: (figure: Figure) => tell(figure), leave: () => leave(), reported };
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
  expect(reported()).toEqual([{ vitals: { route: '/news/:id', device: 'phone', figures } }]);
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
