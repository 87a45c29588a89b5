import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mainScore, shootoutScore } from 'shared-kernel/rules/score';
import { asMatch } from '../testing/asMatch';
import { createFakeStore } from '../testing/createFakeStore';
import { createFakeWallClock } from '../testing/fakeWallClock';
import { onRealData, sharedFile } from '../testing/readShared';
import { STARTED_AT } from '../testing/worldCups';
import { replayProvider } from './replayProvider';

const folder = mkdtempSync(path.join(tmpdir(), 'replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(text: string): string {
  const file = path.join(folder, 'day.json');
  writeFileSync(file, text);
  return file;
}

function providerOf(given: { file?: string; day?: string; speed?: number }) {
  const clock = createFakeWallClock(STARTED_AT);
  const report = (error: Error) => {
    throw error;
  };
  const config = { kind: 'replay' as const, file: undefined, day: undefined, speed: 60, ...given };
  return { clock, provider: replayProvider(config, { clock, report }) };
}

it('plays the recording that ships when no file is named', async () => {
  const { clock, provider } = providerOf({});
  const store = createFakeStore();
  provider.start({ startedAt: STARTED_AT }, store.emit);
  await clock.turnTo(STARTED_AT + 3600);
  const results = [...store.matches.values()].map(asMatch).map((match) => [mainScore(match), shootoutScore(match)]);
  expect(results).toEqual([
    [
      { home: 1, away: 1 },
      { home: 4, away: 2 },
    ],
    [
      { home: 2, away: 2 },
      { home: 3, away: 4 },
    ],
  ]);
});

it('killed in the middle and started again within the run, it comes to the same end', async () => {
  const [whole, second] = [createFakeStore(), createFakeStore()];
  const first = providerOf({});
  first.provider.start({ startedAt: STARTED_AT }, whole.emit);
  await first.clock.turnTo(STARTED_AT + 3600);

  const again = providerOf({});
  await again.clock.turnTo(STARTED_AT + 300);
  again.provider.start({ startedAt: STARTED_AT }, second.emit);
  await again.clock.turnTo(STARTED_AT + 3600);
  expect(second.matches).toEqual(whole.matches);
});

it('reads names that were written for HTML, and says what else is wrong with a file', async () => {
  const matches = [
    { date: '2025-05-24', team1: 'Bod&oslash;', team2: 'Troms\uFFFD', score: [1, 0] },
    { date: '2025-05-25', team1: 'Ardley', team2: 'Brackwell', score: { p: [4, 3] } },
  ];
  const problems: string[] = [];
  const clock = createFakeWallClock(STARTED_AT);
  const file = fileOf(JSON.stringify({ name: 'X', matches }));
  const edge = { clock, report: ({ message }: Error) => void problems.push(message) };
  const provider = replayProvider({ kind: 'replay', file, day: undefined, speed: 60 }, edge);
  expect(problems).toEqual([
    `${file}: expected texts in UTF-8, got "Troms\uFFFD"`,
    `${file}: At matches.1: score: expected ft or et beside p`,
  ]);
  const store = createFakeStore();
  provider.start({ startedAt: STARTED_AT }, store.emit);
  await clock.turnTo(STARTED_AT);
  expect(store.batches.flatMap(({ teams = [] }) => teams.map(({ name }) => name))).toContain('Bodø');
});

onRealData('a World Cup', () => {
  it('names its data by file and day', () => {
    const file = sharedFile('worldcup_2022.json');
    expect(providerOf({ file }).provider.key).toMatch(/^replay:[0-9a-f]{12}:all$/);
    expect(providerOf({ file, day: '2022-12-09' }).provider.key).toMatch(/^replay:[0-9a-f]{12}:2022-12-09$/);
    expect(providerOf({ file }).provider.key).not.toBe(providerOf({}).provider.key);
  });

  it('names the days there are when asked for another', () => {
    const file = sharedFile('worldcup_2018.json');
    expect(() => providerOf({ file, day: '2018-06-13' })).toThrow(
      /^REPLAY_DAY: expected a day of the file \(2018-06-14, 2018-06-15, .*2018-07-15\), got "2018-06-13"$/,
    );
  });
});

it.each([
  [
    'a file that is not there',
    () => path.join(folder, 'none.json'),
    /^REPLAY_FILE: expected a file that can be read, got .*none\.json \(ENOENT\)$/,
  ],
  ['a folder', () => folder, /^REPLAY_FILE: expected a file that can be read, got .* \(EISDIR\)$/],
  ['no JSON', () => fileOf('{"matches": ['), /^REPLAY_FILE: expected a file of JSON, got .*day\.json: /],
  [
    'other JSON',
    () => fileOf('{"matches": []}'),
    /^REPLAY_FILE: expected a recording, got .*day\.json: expected a recording, a World Cup or a season/,
  ],
  ['null', () => fileOf('null'), /got none of them$/],
  [
    'a match without teams',
    () =>
      fileOf(
        '{"format": "tyso-recording/1", "competition": {"name": "V", "short_name": "V", "primary_color": "#000000", "country": "V", "is_hot": true}, "matches": [{"kickoff": 1}]}',
      ),
    /At matches\.0\.home: expected a value, got nothing$/,
  ],
  [
    'a match with more goals than its result',
    () =>
      fileOf(
        '{"format": "tyso-recording/1", "competition": {"name": "V", "short_name": "V", "primary_color": "#000000", "country": "V", "is_hot": true}, "matches": [{"kickoff": 1, "home": {"name": "A"}, "away": {"name": "B"}, "events": [{"minute": 9, "type": 1, "side": "home"}], "result": {"half_time": [0, 0], "full_time": [0, 0]}}]}',
      ),
    /At matches\.0 \(A – B\): 1 home goals are listed in the first half, but the result counts 0$/,
  ],
  [
    'a result with an unknown part',
    () =>
      fileOf(
        '{"format": "tyso-recording/1", "competition": {"name": "V", "short_name": "V", "primary_color": "#000000", "country": "V", "is_hot": true}, "matches": [{"kickoff": 1, "home": {"name": "A"}, "away": {"name": "B"}, "events": [{"minute": 9, "type": 1, "side": "home"}], "result": {"half_time": [0, 0], "full_time": [1, 1], "penalties": [4, 3]}}]}',
      ),
    /At matches\.0\.result\.penalties: expected half_time, full_time, extra_time or shootout, got a list$/,
  ],
])('refuses %s in one line', (_, file, message) => {
  expect(() => providerOf({ file: file() })).toThrow(message);
});
