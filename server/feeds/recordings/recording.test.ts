import worldCup from './2022-12-09-world-cup.json';

type Recording = typeof worldCup;
type Match = Recording['matches'][number];
type Happening = { type: number; side: string };

const recordings: [string, Recording][] = [['2022-12-09-world-cup.json', worldCup]];
const matches = recordings.flatMap(([file, recording]) =>
  recording.matches.map((match): [string, Match] => [`${file}, ${match.home.name} – ${match.away.name}`, match]),
);

const GOALS = [1, 8, 17];
const YELLOW = 3;
const SUBSTITUTION = 9;
const SECOND_YELLOW = 15;
const KICK_SCORED = 29;

describe.each(recordings)('%s', (file, recording) => {
  it('names its format, its source and its licence', () => {
    expect(recording).toMatchObject({
      format: 'tyso-recording/1',
      source: expect.stringContaining('openfootball/worldcup'),
      licence: 'CC0-1.0',
    });
  });

  it('holds matches of the one UTC day it is named after, in order of kick-off', () => {
    const kickoffs = recording.matches.map(({ kickoff }) => kickoff);
    expect(kickoffs).toEqual(kickoffs.toSorted((a, b) => a - b));
    for (const kickoff of kickoffs) {
      expect(new Date(kickoff * 1000).toISOString().slice(0, 10)).toBe(file.slice(0, 10));
    }
  });
});

describe.each(matches)('%s', (_, match) => {
  const { events, shootout, result, lineup } = match;

  it.each(['home', 'away'] as const)('has eleven men of the %s side, and nobody else goes off', (side) => {
    const men = new Set(lineup[side]);
    expect(men.size).toBe(11);
    for (const event of events.filter((one) => one.side === side && one.type === SUBSTITUTION)) {
      expect(men).toContain('out' in event ? event.out : undefined);
      if ('in' in event && event.in !== undefined) men.add(event.in);
    }
  });

  it.each([
    [45, result.half_time],
    [90, result.full_time],
    [120, result.extra_time],
  ])('has the goals of its score after %d minutes', (until, score) => {
    expect(goalsOf(match, until)).toEqual(score);
  });

  it('has the scored kicks of its shoot-out, the sides taking turns', () => {
    expect(count(shootout.filter(({ type }) => type === KICK_SCORED))).toEqual(result.shootout);
    for (const [before, kick] of shootout.slice(1).entries()) expect(kick.side).not.toBe(shootout[before]?.side);
  });

  it('goes into extra time and a shoot-out only when level', () => {
    expect(result.full_time[0]).toBe(result.full_time[1]);
    expect(result.extra_time[0]).toBe(result.extra_time[1]);
    expect(result.shootout[0]).not.toBe(result.shootout[1]);
  });

  it('has its events in the order of the minutes, added time at the end of a period', () => {
    const times = events.map(({ minute, added = 0 }) => minute * 100 + added);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    for (const { minute, added } of events) {
      if (added !== undefined) expect([45, 90, 105, 120]).toContain(minute);
    }
  });

  it('shows a second yellow card only after one yellow card, and no player two', () => {
    const shown = (type: number) =>
      events.flatMap((event, at) => (event.type === type ? [{ at, who: `${event.side} ${event.player}` }] : []));
    const first = shown(YELLOW);

    expect(new Set(first.map(({ who }) => who)).size).toBe(first.length);
    for (const second of shown(SECOND_YELLOW)) {
      expect(first.filter(({ who, at }) => who === second.who && at < second.at)).toHaveLength(1);
    }
  });

  it('says who came on and who went off, nobody twice, and of all else whose it was', () => {
    const substitutions = events.filter(({ type }) => type === SUBSTITUTION);
    for (const direction of ['in', 'out'] as const) {
      const players = substitutions.map((substitution) => substitution[direction]);
      expect(players).not.toContain(undefined);
      expect(new Set(players).size).toBe(players.length);
    }
    expect(events.filter(({ type }) => type !== SUBSTITUTION).map(({ player }) => player)).not.toContain(undefined);
  });

  it('spells players as people write them', () => {
    const names = [...events.flatMap((event) => [event.player, event.in, event.out]), ...shootout.map((k) => k.player)];
    for (const name of names) expect(name ?? 'Nobody').toMatch(/^\p{Lu}\p{Ll}+( \p{L}+)*$/u);
    for (const name of names) expect(name ?? '').not.toMatch(/\p{Lu}{3}/u);
  });
});

it('the day of the World Cup has what a live board finds hard', () => {
  const events = worldCup.matches.flatMap((match) => match.events);

  expect(events).toContainEqual({ minute: 90, added: 11, type: 1, side: 'home', player: 'Wout Weghorst' });
  expect(events).toContainEqual({ minute: 105, added: 1, type: 1, side: 'away', player: 'Neymar' });
  expect(events).toContainEqual({ minute: 73, type: 8, side: 'away', player: 'Lionel Messi' });
  expect(events).toContainEqual({ minute: 129, type: 15, side: 'home', player: 'Denzel Dumfries' });
});

function goalsOf({ events }: Match, until: number): [number, number] {
  return count(events.filter(({ type, minute }) => GOALS.includes(type) && minute <= until));
}

/** Counts by side. */
function count(happenings: Happening[]): [number, number] {
  const home = happenings.filter(({ side }) => side === 'home').length;
  return [home, happenings.length - home];
}
