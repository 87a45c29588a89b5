import type { PageRequest } from 'shared-kernel/contract/serverEntry';
import type { Drawings } from '../drawing/createDrawings';
import { partRequest } from '../drawing/partRequest';
import { siteFolder } from '../siteFolder';
import { aCandidate, aRelease } from '../testing/aCandidate';
import { aConfig } from '../testing/builds';
import { createCandidateDrawings } from './candidateDrawings';

const server = { src: '/r/mfe-ads/1.1.0-b/server.js', integrity: `sha384-${'a'.repeat(64)}` };

const pointer = (candidate: ReturnType<typeof aCandidate> | undefined, drawing?: 'off') => ({
  ...({ schema: 1, remote: 'mfe-ads', state: 'on', drawing, live: aRelease({ release: '1.0.0-a' }) } as const),
  ...{ previous: undefined, candidate, changedAt: '2026-11-25T03:00:00Z' },
});

function aDrawing() {
  const drawn: string[] = [];
  const clock = { ms: 0 };
  const drawings: Pick<Drawings, 'draw'> = {
    async draw({ release }, { path }) {
      drawn.push(`${release} ${path}`);
      return undefined;
    },
  };
  return { drawn, clock, draw: createCandidateDrawings(drawings, siteFolder('/nowhere'), () => clock.ms) };
}

const page = (path: string): PageRequest =>
  partRequest({ kind: 'page', pattern: '/tips/:id' }, path, aConfig('/nowhere'), 0);

it('draws a part once a second with the candidate, whatever its addresses are', () => {
  const { draw, drawn, clock } = aDrawing();
  const withCandidate = pointer(aCandidate({ release: '1.1.0-b', server }));
  for (const path of ['/tips/1', '/tips/2', '/tips/3']) draw(withCandidate, page(path));
  clock.ms += 1000;
  draw(withCandidate, page('/tips/4'));
  expect(drawn).toEqual(['1.1.0-b /tips/1', '1.1.0-b /tips/4']);
});

it('draws nothing without a candidate, without its server entry, and while drawing is off', () => {
  const { draw, drawn } = aDrawing();
  draw(pointer(undefined), page('/tips/1'));
  draw(pointer(aCandidate({ release: '1.1.0-b' })), page('/tips/1'));
  draw(pointer(aCandidate({ release: '1.1.0-b', server }), 'off'), page('/tips/1'));
  expect(drawn).toEqual([]);
});
