import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { aTeam } from 'shared-kernel/testing/builders';
import { boardStore } from '../testing/boardStore';
import { createTestApp, oneTestApp } from '../testing/testApp';

const ON_BOARD = { teams: [aTeam({ id: 101 }), aTeam({ id: 102, name: 'Chelsea' })], matches: [aFeedMatch({ id: 1 })] };
const site = oneTestApp(() => boardStore(ON_BOARD));

test.each(['', 'x'.repeat(501)])('an id of %j is refused', async (id) => {
  const answer = await (await site()).signed(`/api/match/history?MatchId=${id}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toMatchObject({ code: 'bad_query', field: 'MatchId' });
});

test('a crowd that asks for one match costs one reading', async () => {
  let read = 0;
  async function matchHistory() {
    read += 1;
    return { meetings: [], home: [], away: [] };
  }
  const { signed } = await createTestApp(boardStore(ON_BOARD, { matchHistory }));
  await Promise.all(Array.from({ length: 20 }, () => signed('/api/match/history?MatchId=1')));
  expect(read).toBe(1);
});
