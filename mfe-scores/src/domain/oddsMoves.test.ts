import { oddsMoves } from './oddsMoves';

const ODDS = '0-0.5!0.95!!0.91;2.5!0.88!!0.98;2.10!3.30!3.40';

it.each([
  ['nothing moved', ODDS, undefined],
  ['a handicap price rose', '0-0.5!0.97!!0.91;2.5!0.88!!0.98;2.10!3.30!3.40', { handicapHome: 'rose' }],
  ['over fell and under rose', '0-0.5!0.95!!0.91;2.5!0.80!!1.06;2.10!3.30!3.40', { over: 'fell', under: 'rose' }],
  ['the 1x2 moved', '0-0.5!0.95!!0.91;2.5!0.88!!0.98;2.05!3.40!3.40', { winHome: 'fell', draw: 'rose' }],
  ['a market vanished', ';2.5!0.88!!0.98;2.10!3.30!3.40', undefined],
  ['a market broke while another moved', 'x;2.5!0.88!!0.99;2.10!3.30!3.40', { under: 'rose' }],
  ['only a line changed', '0.5!0.95!!0.91;2.5!0.88!!0.98;2.10!3.30!3.40', undefined],
])('%s', (_, after, moves) => {
  expect(oddsMoves(ODDS, after)).toEqual(moves);
});
