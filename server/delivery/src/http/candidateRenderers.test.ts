import type { PageRequest } from 'shared-kernel/contract/serverEntry';
import type { Renderers } from '../rendering/createRenderers';
import { partRequest } from '../rendering/partRequest';
import { siteFolder } from '../siteFolder';
import { aCandidate, aRelease } from '../testing/aCandidate';
import { aConfig } from '../testing/builds';
import { createCandidateRenderer } from './candidateRenderers';

const server = { src: '/r/mfe-ads/1.1.0-b/server.js', integrity: `sha384-${'a'.repeat(64)}` };

const pointer = (candidate: ReturnType<typeof aCandidate> | undefined, drawing?: 'off') => ({
  schema: 1 as const,
  remote: 'mfe-ads' as const,
  state: 'on' as const,
  drawing,
  live: aRelease({ release: '1.0.0-a' }),
  previous: undefined,
  candidate,
  changedAt: '2026-11-25T03:00:00Z',
});

function aRendering() {
  const rendered: string[] = [];
  const clock = { ms: 0 };
  const renderers: Pick<Renderers, 'render'> = {
    async render({ release }, { path }) {
      rendered.push(`${release} ${path}`);
      return undefined;
    },
  };
  return { rendered, clock, render: createCandidateRenderer(renderers, siteFolder('/nowhere'), () => clock.ms) };
}

const page = (path: string): PageRequest =>
  partRequest({ kind: 'page', pattern: '/tips/:id' }, path, aConfig('/nowhere'), 0);

it('renders a part once a second with the candidate, whatever its addresses are', () => {
  const { render, rendered, clock } = aRendering();
  const withCandidate = pointer(aCandidate({ release: '1.1.0-b', server }));
  for (const path of ['/tips/1', '/tips/2', '/tips/3']) render(withCandidate, page(path));
  clock.ms += 1000;
  render(withCandidate, page('/tips/4'));
  expect(rendered).toEqual(['1.1.0-b /tips/1', '1.1.0-b /tips/4']);
});

it('renders nothing without a candidate, without its server entry, and while rendering is off', () => {
  const { render, rendered } = aRendering();
  render(pointer(undefined), page('/tips/1'));
  render(pointer(aCandidate({ release: '1.1.0-b' })), page('/tips/1'));
  render(pointer(aCandidate({ release: '1.1.0-b', server }), 'off'), page('/tips/1'));
  expect(rendered).toEqual([]);
});
