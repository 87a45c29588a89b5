import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { createTestApp, signature } from '../../testing/testApp';
import { onAnyStore, openTestStore } from '../../testing/testStore';
import { openContentSite } from '../testing/contentSite';

const NOW = Math.floor(Date.now() / 1000);
const VTV5 = { name: 'VTV5', link: 'https://vtv.example/5' };
const KPLUS = { name: 'K+', link: 'https://kplus.example/' };

onAnyStore((kind) => {
  const store = openTestStore(kind);
  const { folder, run } = openContentSite(store);

  beforeEach(async () => {
    await store().applyBatch({
      matches: [7, 8, 9].map((id) => aFeedMatch({ id, competition_id: id < 9 ? 201 : 202, match_time: NOW })),
    });
  });

  /** Who shows the matches 7, 8 and 9, to everybody or to who has a link to a preview. */
  async function shown(cookie = '') {
    const { app } = await createTestApp(store(), { now: () => NOW });
    const answers = [7, 8, 9].map(async (id) => {
      const url = `/api/match/info?MatchId=${id}`;
      const headers = { ...signature(url, { timestamp: NOW }), cookie };
      return (await app.inject({ url, headers })).json().data?.channels;
    });
    return Promise.all(answers);
  }

  const write = (file: object) => folder.write('channels.json', JSON.stringify(file));

  test('a match has its own channels, else those of its competition; what leaves the file is taken down (S21)', async () => {
    await write({ competitions: { 201: [KPLUS, VTV5] }, matches: { '/tran-dau/7/a-b': [VTV5] } });
    expect((await run('publish', 'channels')).lines.slice(0, 2)).toEqual([
      '+ channels/competition/201  K+, VTV5',
      '+ channels/match/7  VTV5',
    ]);
    expect(await shown()).toEqual([[VTV5], [KPLUS, VTV5], undefined]);
    expect((await run('publish', 'channels')).lines.at(-1)).toBe('The site is in sync with the files');

    await write({ competitions: { 201: [KPLUS] }, matches: { 7: [], 9: [VTV5] } });
    expect((await run('publish', 'channels')).code).toBe(0);
    expect(await shown()).toEqual([undefined, [KPLUS], [VTV5]]);

    await write({ matches: { 9: [VTV5] } });
    const { lines } = await run('publish', 'channels', '--take-down');
    expect(lines).toEqual(expect.arrayContaining(['- channels/competition/201  K+', '- channels/match/7  –']));
    expect(await shown()).toEqual([undefined, undefined, [VTV5]]);
  });

  test('a preview shows them to whoever has its link alone', async () => {
    await write({ matches: { 7: [VTV5] } });
    await run('publish', 'channels');
    await write({ competitions: { 201: [KPLUS] } });
    const { lines } = await run('preview', 'channels');
    const token = lines.find((line) => line.startsWith('https://'))?.split('=')[1];
    expect(await shown(`xem-truoc=${token}`)).toEqual([[KPLUS], [KPLUS], undefined]);
    expect(await shown()).toEqual([[VTV5], undefined, undefined]);
  });
});
