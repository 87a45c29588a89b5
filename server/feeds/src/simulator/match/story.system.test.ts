import fc from 'fast-check';
import { type Incident, IncidentType, Side } from 'shared-kernel/entities/incident';
import type { Step } from '../../timeline/step';
import { DAY } from '../season/calendar';
import { createCup } from '../season/createCup';
import { createLeague } from '../season/createLeague';
import type { PlannedMatch } from '../season/createSchedule';
import { world } from '../world/world';
import { squadOf, startersOf } from './squad';
import { storyOf } from './story';

const NOON = Date.UTC(2026, 6, 18, 5) / 1000;

const seeds = fc.integer({ min: 1, max: 1e6 });

const OFF: ReadonlySet<number> = new Set([IncidentType.RedCard, IncidentType.SecondYellow]);
const KICKS: ReadonlySet<number> = new Set([IncidentType.ShootoutScored, IncidentType.ShootoutMissed]);

function cupMatches(seed: number): PlannedMatch[] {
  return world.cups.flatMap((cup) =>
    createCup(cup, { seed, startedAt: NOON }).matchesBetween(NOON - 20 * DAY, NOON + 20 * DAY),
  );
}

function leagueMatches(seed: number): PlannedMatch[] {
  const competition = world.competitions[seed % world.competitions.length];
  if (!competition) throw new Error('the world has no competition');
  return createLeague(competition, { seed, startedAt: NOON }).matchesBetween(NOON - 10 * DAY, NOON + 10 * DAY);
}

/** What happened, in order, with the scorers who were named later. The verdict of the video referee is no event of a player. */
function eventsOf(story: readonly Step[]): Incident[] {
  const named = new Map(
    story.flatMap(({ change }) => (change.kind === 'scorerNamed' ? [[change.key, change.player]] : [])),
  );
  return story.flatMap(({ change }) => {
    if (change.kind !== 'happened') return [];
    const { incident, key } = change;
    return [{ ...incident, player_name: incident.player_name ?? named.get(key) }];
  });
}

/** Those who did something while they were not on the pitch, with the code of what they did. */
function intrudersOf({ fixture, outline }: PlannedMatch, seed: number): string[] {
  const { competition, home, away } = fixture;
  const begin = (team: typeof home) => new Set(startersOf(squadOf(competition, team, seed)).map(({ name }) => name));
  const [atHome, visiting] = [begin(home), begin(away)];
  return eventsOf(storyOf({ fixture, outline }, seed)).flatMap((event) => {
    const isHome = (event.position === Side.Home) !== (event.type === IncidentType.OwnGoal);
    const players = isHome ? atHome : visiting;
    const actor = event.out_player_name ?? event.player_name ?? '';
    const isOn = players.has(actor);
    if (OFF.has(event.type) || event.out_player_name) players.delete(actor);
    if (event.in_player_name) players.add(event.in_player_name);
    return isOn ? [] : [`${actor} (${event.type})`];
  });
}

it('nobody scores, is carded, goes off or kicks in a shoot-out who is not on the pitch', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const matches = [...cupMatches(seed), ...leagueMatches(seed)];
      expect(matches.flatMap((match) => intrudersOf(match, seed))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

it('substitutes kick in a shoot-out too, and each player kicks once before anybody kicks again', () => {
  const shootouts = Array.from({ length: 120 }, (_, seed) =>
    cupMatches(seed).map((match) => eventsOf(storyOf(match, seed))),
  )
    .flat()
    .filter((events) => events.some(({ type }) => KICKS.has(type)));
  expect(shootouts.length).toBeGreaterThan(10);
  let cameOn = 0;
  for (const events of shootouts) {
    const fresh = new Set(events.map(({ in_player_name }) => in_player_name));
    for (const side of [Side.Home, Side.Away]) {
      const takers = events.filter(({ type, position }) => KICKS.has(type) && position === side);
      const first = takers.slice(0, 7).map(({ player_name }) => player_name);
      expect(new Set(first).size).toBe(first.length);
      cameOn += first.filter((name) => fresh.has(name)).length;
    }
  }
  expect(cameOn).toBeGreaterThan(shootouts.length);
});

it('a match is the same in each run with its seed', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const play = () => cupMatches(seed).map((match) => storyOf(match, seed));
      expect(play()).toEqual(play());
    }),
    { numRuns: 40 },
  );
});
