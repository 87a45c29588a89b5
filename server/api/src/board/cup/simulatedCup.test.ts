import { competitionKey } from 'feeds/several/competitionKey';
import { createCup } from 'feeds/simulator/season/createCup';
import { world } from 'feeds/simulator/world/world';
import type { CupMatch } from './cupMatch';
import { groupRuleOf } from './groupRules';
import { groups } from './groups';
import { ASIAN_CUP } from './testing/groupTable';

const DAY = 86_400;
const NOON = Date.UTC(2026, 6, 18, 5) / 1000;

const asianCup = theCup();
const country = world.countries.find(({ id }) => id === asianCup.country_id)?.name;
const names = new Map(asianCup.teams.map(({ id, name }) => [id, name]));
const rule = groupRuleOf(competitionKey(country, asianCup.name), NOON);

function theCup() {
  const [only] = world.cups;
  if (!only) throw new Error('the world has no cup');
  return only;
}

/** The season of a run: its matches of groups, and who plays in the semi-finals. */
function seasonOf(seed: number) {
  const planned = createCup(asianCup, { seed, startedAt: NOON }).matchesBetween(NOON - 20 * DAY, NOON);
  const matches = planned.flatMap(({ fixture: { id, kickoff, home, away, stage }, outline }): CupMatch[] => {
    if (stage?.round !== 'group' || outline.kind !== 'played') return [];
    return [
      {
        id,
        round: 'group',
        group: stage.group,
        phase: undefined,
        home: home.id,
        away: away.id,
        kickOff: kickoff,
        goals: [...outline.goals],
        kicks: undefined,
        shootout: undefined,
        hasExtraTime: false,
        cards: undefined,
        isLive: false,
        isToCome: false,
      },
    ];
  });
  const semiFinals = planned.filter(({ fixture }) => fixture.stage?.round === 'semi_final');
  return { matches, through: new Set(semiFinals.flatMap(({ fixture: { home, away } }) => [home.id, away.id])) };
}

it('the simulated cup has the rule of the Asian Cup', () => expect(rule).toEqual(ASIAN_CUP));

it('whoever is among the first two of its groups plays on', () => {
  let decided = 0;
  for (let seed = 0; seed < 300; seed++) {
    const { matches, through } = seasonOf(seed);
    const made = groups(matches, (id) => names.get(id) ?? '', rule ?? ASIAN_CUP);
    expect(made).toHaveLength(2);
    for (const { rows } of made) {
      const out = rows.filter(({ team_id }) => !through.has(team_id));
      const places = rows.filter(({ team_id }) => through.has(team_id)).map(({ place }) => place);
      expect(places).toHaveLength(2);
      // Who is equal in everything shares the place: lots decide.
      for (const { place } of out) expect(place).toBeGreaterThanOrEqual(Math.max(...places));
      if (out.some(({ place, decided_by }) => place === 3 && decided_by?.startsWith('mutual_'))) decided++;
    }
  }
  expect(decided).toBeGreaterThan(10);
});
