import { aLiveState, at, NOW } from '../testing/liveState';
import { listOf } from './listOf';

it('says, by the clock of api, that the judge lets a name rest', () => {
  const taken = (minutes: number) =>
    aLiveState({
      releases: { 'mfe-ads': ['1', '2'] },
      rows: { 'mfe-ads': { release: '1' } },
      history: [{ action: 'rollback', by: 'judge', at: at(-60 * minutes), from: '2', to: '1' }],
    });
  const restOf = (minutes: number) => listOf('mfe-ads', taken(minutes), [], [], new Date(NOW)).rest;
  expect(restOf(20)).toMatch(/^The judge took a release of mfe-ads back 20 min ago/);
  expect(restOf(61)).toBeUndefined();
});
