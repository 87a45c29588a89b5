import { readFeedConfig } from './feedConfig';

const CWD = '/home/fan';

it.each([
  ['nothing said: the simulator', {}, { kind: 'simulator', seed: 1 }],
  ['a seed', { FEED_SEED: '7' }, { kind: 'simulator', seed: 7 }],
  ['no feed on this node', { FEED: 'none' }, { kind: 'none' }],
  ['the recording that ships', { FEED: 'replay' }, { kind: 'replay', file: undefined, day: undefined, speed: 1 }],
  [
    'a day of a file, fast',
    { FEED: 'replay', REPLAY_FILE: '../cup.json', REPLAY_DAY: '2022-12-09', REPLAY_SPEED: '60' },
    { kind: 'replay', file: '/home/cup.json', day: '2022-12-09', speed: 60 },
  ],
  [
    'a file beside the place the command was typed in',
    { FEED: 'replay', REPLAY_FILE: 'cup.json', INIT_CWD: '/srv' },
    { kind: 'replay', file: '/srv/cup.json', day: undefined, speed: 1 },
  ],
])('%s', (_, env, config) => {
  expect(readFeedConfig(env, CWD)).toEqual(config);
});

it.each([
  [{ FEED: 'bbc' }, 'FEED: expected one of simulator, replay, none, got "bbc"'],
  [{ FEED_SEED: '-1' }, 'FEED_SEED: expected a whole number from 0 to 4294967295, got "-1"'],
  [{ FEED: 'replay', REPLAY_SPEED: 'fast' }, 'REPLAY_SPEED: expected a number above 0 and up to 3600, got "fast"'],
  [{ FEED: 'replay', REPLAY_SPEED: '0' }, 'REPLAY_SPEED: expected a number above 0 and up to 3600, got "0"'],
  [{ FEED: 'replay', REPLAY_DAY: '2022-02-30' }, 'REPLAY_DAY: expected a day such as 2022-12-09, got "2022-02-30"'],
])('%j is refused in one line', (env, message) => {
  expect(() => readFeedConfig(env, CWD)).toThrow(message);
});
