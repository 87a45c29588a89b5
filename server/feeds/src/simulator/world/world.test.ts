import { type WorldCompetition, world } from './world';

const MINUTES_OF_A_DAY = 24 * 60;
/** Two halves, the break and added time. */
const MINUTES_OF_A_MATCH = 115;

describe('the world as a whole', () => {
  const { competitions, countries } = world;
  const teams = competitions.flatMap((competition) => competition.teams);

  it('has some forty competitions, with V-League 1 among the hot ones', () => {
    expect(competitions.length).toBeGreaterThanOrEqual(42);
    expect(competitions.length).toBeLessThanOrEqual(46);
    expect(competitions.filter((competition) => competition.is_hot).map((hot) => hot.name)).toContain('V-League 1');
  });

  it.each([
    ['competition ids', competitions.map(({ id }) => id)],
    ['competition names', competitions.map(({ name }) => name)],
    ['short names', competitions.map(({ short_name }) => short_name)],
    ['country ids', countries.map(({ id }) => id)],
    ['country names', countries.map(({ name }) => name)],
    ['team ids', teams.map(({ id }) => id)],
    ['team names', teams.map(({ name }) => name)],
  ])('%s are given once', (_, values) => {
    expect(values).toEqual([...new Set<unknown>(values)]);
  });

  it('keeps the ids of competitions, countries and teams apart', () => {
    for (const { id } of [...competitions, ...countries]) expect(id).toBeLessThan(1000);
    for (const { id } of teams) expect(id).toBeGreaterThanOrEqual(10_000);
  });
});

describe('each competition', () => {
  it.each<[string, (league: WorldCompetition) => boolean]>([
    ['has a short name of at most six characters', ({ short_name }) => /^\S(.{0,4}\S)?$/.test(short_name)],
    ['has a colour that white text is readable on', ({ primary_color }) => contrastToWhite(primary_color) >= 4.5],
    ['belongs to a country of the world', ({ country_id }) => world.countries.some(({ id }) => id === country_id)],
    ['has an opponent for each of ten teams or more', ({ teams }) => teams.length >= 10 && teams.length % 2 === 0],
    ['gives its teams ids of its own', ({ id, teams }) => teams.every((team) => Math.floor(team.id / 100) === id)],
    ['rates its teams from 1 to 99', ({ teams }) => teams.every(({ strength }) => strength >= 1 && strength <= 99)],
    ['kicks off at times of the day', ({ kickoffs }) => kickoffs.length > 0 && kickoffs.every(isTimeOfDay)],
    ['gives each kick-off once', ({ kickoffs }) => new Set(kickoffs).size === kickoffs.length],
    ['has ten first names', ({ players }) => new Set(players.first).size >= 10],
    ['has forty surnames', ({ players }) => new Set(players.last).size === 40 && players.last.length === 40],
  ])('%s', (_, holds) => {
    expect(world.competitions.filter((league) => !holds(league)).map(({ name }) => name)).toEqual([]);
  });
});

describe('one round of everything', () => {
  const kickoffs = world.competitions.flatMap(kickoffsOfRound);

  it('is a plausible day of football', () => {
    expect(kickoffs.length).toBeGreaterThanOrEqual(290);
    expect(kickoffs.length).toBeLessThanOrEqual(380);
  });

  it('has eight matches or more going on at every minute', () => {
    const quiet = Array.from({ length: MINUTES_OF_A_DAY }, (_, minute) => minute).filter(
      (minute) => kickoffs.filter((kickoff) => isPlayedAt(minute, kickoff)).length < 8,
    );
    expect(quiet).toEqual([]);
  });
});

/** Minutes of the UTC day at which the matches of one round begin. */
function kickoffsOfRound({ teams, kickoffs }: WorldCompetition): number[] {
  return Array.from({ length: teams.length / 2 }, (_, match) => {
    const [hour = NaN, minute = NaN] = (kickoffs[match % kickoffs.length] ?? '').split(':').map(Number);
    return hour * 60 + minute;
  });
}

function isPlayedAt(minute: number, kickoff: number): boolean {
  return (minute - kickoff + MINUTES_OF_A_DAY) % MINUTES_OF_A_DAY < MINUTES_OF_A_MATCH;
}

function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** The contrast ratio of WCAG 2.2 between `#rrggbb` and white. */
function contrastToWhite(colour: string): number {
  if (!/^#[0-9a-f]{6}$/.test(colour)) return NaN;
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
