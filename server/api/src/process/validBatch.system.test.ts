import { createHash } from 'node:crypto';
import type { FeedBatch } from 'feeds/provider';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aCompetition, aCountry, aTeam } from 'shared-kernel/testing/builders';
import { onEachStore, openTestStore } from '../testing/testStore';
import { validBatch } from './validBatch';

/** A name that no index shortens. */
const long = Array.from({ length: 200 }, (_, n) => createHash('sha1').update(`${n}`).digest('hex')).join('');

const ended = aFeedMatch({ id: 1, status_id: MatchStatus.Ended, home_team_id: 1, away_team_id: 2, country_id: 1 });

const records = {
  countries: [aCountry({ id: 1, name: long })],
  competitions: [aCompetition({ id: 1, name: long, short_name: long })],
  teams: [aTeam({ id: 1, name: long }), aTeam({ id: 2, name: '⚽'.repeat(300) })],
};

onEachStore((kind) => {
  const store = openTestStore(kind);

  test('a name that is too long is cut, and its match and its result are stored', async () => {
    const reports: string[] = [];
    await store().beginRun({ key: 'thesports' }, 'lasting', 1);
    await store().applyBatch(validBatch({ ...records, matches: [ended] }, ({ message }) => reports.push(message)));
    const { matches, reference } = await store().readSnapshot();
    expect(matches.map(({ id }) => id)).toEqual([1]);
    expect(reference.teams.map(({ name }) => name)).toEqual([long.slice(0, 200), '⚽'.repeat(200)]);
    expect(reference.competitions[0]).toMatchObject({ name: long.slice(0, 200), short_name: '' });
    expect(await store.db().selectFrom('result').select('match_id').execute()).toEqual([{ match_id: 1 }]);
    expect(reports).toContain(`At teams.0.name: expected a name of up to 200 characters, got "${long.slice(0, 40)}…"`);
  });

  test('a key that is too long for an index costs nothing either', async () => {
    await store().applyBatch({
      ...records,
      teams: [aTeam({ id: 3, name: long }), aTeam({ id: 4 })],
      matches: [{ ...ended, id: 2, home_team_id: 3, away_team_id: 4 }],
    });
    expect((await store().readSnapshot()).matches.map(({ id }) => id)).toEqual([1, 2]);
  });

  test('a list that cannot be read is left out alone, so that nothing is taken for gone', () => {
    const reports: string[] = [];
    const lists = '[{"from": 0, "to": 9, "ids": [1]}, {"from": 0, "to": 9, "ids": [null]}, {"from": 0, "ids": []}]';
    const batch = validBatch({ matches: [ended], fixtureLists: JSON.parse(lists) }, ({ message }) =>
      reports.push(message),
    );
    expect(batch).toMatchObject({ matches: [{ id: 1 }], fixtureLists: [{ ids: [1] }] });
    expect(reports).toEqual([
      'At fixtureLists.1.ids.0: expected a number, got null',
      'At fixtureLists.2.to: expected a value, got nothing',
    ]);
  });

  test('prices of a time that is none are left out alone', async () => {
    const prices = { match_id: 1, is_live: false, odds: '0.9' };
    const earlierPrices = [prices, prices].map((one, index) => ({ ...one, time: index === 0 ? 9e14 : 1_700_000_000 }));
    const batch: FeedBatch = { matches: [{ ...ended, id: 3 }], earlierPrices };
    const reports: string[] = [];
    await store().applyBatch(validBatch(batch, ({ message }) => reports.push(message)));
    expect((await store().priceMoves(1)).map(({ time }) => time)).toEqual([1_700_000_000]);
    expect(reports).toEqual(['At earlierPrices.0.time: expected a time before the year 3000, got 900000000000000']);
  });
});
