import { afterLink, afterLoad, type Level, NOT_LEVEL } from './level';

type Step = ['loaded', number] | ['up', number] | ['down', number];

const after = (steps: readonly Step[]) =>
  steps.reduce<Level>((level, [kind, at]) => {
    return kind === 'loaded' ? afterLoad(level, at) : afterLink(level, kind === 'up', at);
  }, NOT_LEVEL).at;

it.each<[string, Step[], number | undefined]>([
  [
    'nothing was loaded',
    [
      ['up', 1],
      ['down', 9],
    ],
    undefined,
  ],
  ['a snapshot and never a connection', [['loaded', 5]], 5],
  [
    'a connection that kept it level until it was lost',
    [
      ['up', 1],
      ['loaded', 5],
      ['down', 60],
    ],
    60,
  ],
  [
    'later states of the same loss',
    [
      ['up', 1],
      ['loaded', 5],
      ['down', 60],
      ['down', 90],
    ],
    60,
  ],
  [
    'a snapshot after the loss',
    [
      ['up', 1],
      ['loaded', 5],
      ['down', 60],
      ['loaded', 90],
    ],
    90,
  ],
  [
    'a connection whose snapshot never came',
    [
      ['loaded', 5],
      ['up', 50],
      ['down', 60],
    ],
    5,
  ],
  [
    'a second loss before a new snapshot',
    [
      ['up', 1],
      ['loaded', 5],
      ['down', 60],
      ['up', 70],
      ['down', 80],
    ],
    60,
  ],
  [
    'a page that was left and is looked at again',
    [
      ['up', 1],
      ['loaded', 5],
      ['down', 20],
      ['up', 70],
      ['loaded', 71],
      ['down', 80],
    ],
    80,
  ],
])('%s', (_, steps, at) => {
  expect(after(steps)).toBe(at);
});
