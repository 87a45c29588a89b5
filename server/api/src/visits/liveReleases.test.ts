import { pointersOf } from '../releases/pointerOf';
import { aLiveState, at } from '../testing/liveState';
import { liveReleasesOf } from './liveReleases';

it('has the releases that pointers name, the candidates that are judged, and the patterns of all pages', () => {
  const state = aLiveState({
    releases: { shell: ['s'], 'mfe-ads': ['1', '2', '3'], 'mfe-new': ['n'] },
    rows: {
      shell: { release: 's' },
      'mfe-ads': { release: '2', previous: '1', candidate: '3', share: 5, step_since: at(-60) },
      'mfe-new': { release: 'n', is_on: false },
    },
    paths: { '2': ['/ads'], '3': ['/ads', '/ads/:id'], n: ['/new'] },
  });
  const pointers = [...pointersOf(state).pointers.values()];
  expect(liveReleasesOf(pointers, (share) => share + 13)).toEqual({
    releases: { shell: ['s'], 'mfe-ads': ['2', '1', '3'], 'mfe-new': ['n'] },
    candidates: { 'mfe-ads': { release: '3', since: at(-60), share: 5, most: 18 } },
    routes: ['/ads', '/ads/:id', '/new'],
  });
  expect(liveReleasesOf(pointers, () => undefined).candidates).toEqual({});
});
