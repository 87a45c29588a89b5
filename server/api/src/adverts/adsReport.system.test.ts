import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MAX_A_DAY } from '../store/advertCounts';
import { openTestInternal } from '../testing/internalServer';
import { onEachStore, openTestStore } from '../testing/testStore';
import { registerAdvertAdmin } from './adminRoutes';
import { createAdvertCounts } from './createAdvertCounts';
import { reportCommand } from './reportCommand';

/** 20:00 on 20 November in Việt Nam. */
const EVENING = Date.parse('2026-11-20T13:00:00Z') / 1000;
const DAY = 86_400;

const a = { slot: 'OnHeaderLevel2', id: 'fb88-dau-trang', route: '/', shown: 1000, clicked: 12 };
/** As it is stored. */
const row = { ...a, device: 'phone' } as const;

onEachStore((kind) => {
  const store = openTestStore(kind);
  let dataDir: string;
  let closeAdmin: () => Promise<void>;
  let now: number;
  let counts: ReturnType<typeof createAdvertCounts>;
  let breaksOff: boolean;

  beforeEach(async () => {
    await store.db().deleteFrom('advert_count').execute();
    now = EVENING;
    breaksOff = false;
    dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-ads-'));
    const report = (error: Error) => store.reports.push(error);
    const advertPlaces = async () => [
      { slot: a.slot, id: a.id, title: 'FB88: thưởng 38%' },
      { slot: 'FixBottom', id: 'tai-nghe', title: 'Tai nghe' },
      { slot: 'Overlays', id: 'popup', title: 'Áo đấu' },
      { slot: 'Overlays', id: 'popup-2', title: 'Áo đấu' },
    ];
    counts = createAdvertCounts({
      store: { addAdvertCounts: store().addAdvertCounts, advertPlaces },
      now: () => now,
      report,
      onUnknown: () => {},
      everyFewSeconds: () => () => {},
    });
    ({ close: closeAdmin } = await openTestInternal({
      dataDir,
      register(app) {
        app.addHook('onRequest', async ({ url, socket }) => {
          if (breaksOff && url !== '/status') socket.destroy();
        });
        registerAdvertAdmin(app, {
          store: { advertCounts: store().advertCounts, advertPlaces },
          adverts: counts,
          now: () => now,
        });
      },
    }));
  });
  afterEach(async () => {
    await closeAdmin();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function report(...args: string[]) {
    const lines: string[] = [];
    const context = { cwd: dataDir, dataDir, print: (line: string) => lines.push(...line.split('\n')) };
    return { code: await reportCommand(args, context), lines };
  }

  test('a table of what was seen and clicked, also of what is not written yet', async () => {
    counts.add([a, { ...a, slot: 'FixBottom', id: 'tai-nghe', shown: 7, clicked: 0 }], 'phone');
    now += DAY;
    await counts.write();
    counts.add([{ ...a, route: '/tips', shown: 1, clicked: 1 }], 'desktop');
    counts.add([{ ...a, slot: 'Overlays', id: 'popup', shown: 0, clicked: 1 }], undefined);
    counts.add([{ ...a, slot: 'Overlays', id: 'popup-2', shown: 2, clicked: 1 }], undefined);
    await store().addAdvertCounts([
      { day: '2026-11-20', ...row, slot: 'CardBet', id: 'taken-down', shown: 4, clicked: 0 },
    ]);
    expect(await report()).toEqual({
      code: 0,
      lines: [
        '2026-11-15 to 2026-11-21',
        '',
        'place             advert            shown  clicked    rate',
        'buttons of cards  taken-down            4        0   0.0 %',
        'bottom edge       Tai nghe              7        0   0.0 %',
        'top of the page   FB88: thưởng 38%   1001       13   1.3 %',
        'popup and floats  Áo đấu (popup-2)      2        1  50.0 %',
        'popup and floats  Áo đấu (popup)        0        0       –',
        'together                             1014       14   1.4 %',
      ],
    });
  });

  test('days are those of Việt Nam, and only as many as were asked for', async () => {
    counts.add([a], 'phone');
    await counts.write();
    now += 5 * 3600;
    expect((await report('--days', '1')).lines).toEqual(['2026-11-21: nothing was counted']);
    expect((await report('--days', '2')).lines).toHaveLength(5);
  });

  test('told apart by day, page and device, in their order, as a table and for a spreadsheet', async () => {
    counts.add([a, { ...a, route: '/news/:id', shown: 3, clicked: 9 }], 'phone');
    counts.add([{ ...a, shown: 5 }], undefined);
    now += DAY;
    counts.add([{ ...a, shown: 7, clicked: 0 }], 'desktop');
    expect((await report('--by', 'device,day,page')).lines.slice(2)).toEqual([
      'day         page       device   place            advert            shown  clicked     rate',
      '2026-11-20  /          –        top of the page  FB88: thưởng 38%      5        5  100.0 %',
      '2026-11-20  /          phone    top of the page  FB88: thưởng 38%   1000       12    1.2 %',
      '2026-11-20  /news/:id  phone    top of the page  FB88: thưởng 38%      3        3  100.0 %',
      '2026-11-21  /          desktop  top of the page  FB88: thưởng 38%      7        0    0.0 %',
      'together                                                            1015       20    2.0 %',
    ]);
    expect((await report('--by', 'day', '--csv')).lines).toEqual([
      'day,slot,banner,title,shown,clicked',
      '2026-11-20,OnHeaderLevel2,fb88-dau-trang,FB88: thưởng 38%,1008,20',
      '2026-11-21,OnHeaderLevel2,fb88-dau-trang,FB88: thưởng 38%,7,0',
    ]);
    expect((await report('--csv', '--days', '1')).lines).toEqual([
      'slot,banner,title,shown,clicked',
      'OnHeaderLevel2,fb88-dau-trang,FB88: thưởng 38%,7,0',
    ]);
  });

  test('of an advert on a page there are never more clicks than views, also of several nodes', async () => {
    const day = '2026-11-20';
    await store().addAdvertCounts([{ day, ...row, shown: 1, clicked: 3 }]);
    await store().addAdvertCounts([{ day, ...row, shown: 1, clicked: 0 }]);
    await store().addAdvertCounts([{ day, ...row, shown: 0, clicked: 5 }]);
    const rows = await store.db().selectFrom('advert_count').select(['shown', 'clicked']).execute();
    expect(rows.map(({ shown, clicked }) => [Number(shown), Number(clicked)])).toEqual([[2, 2]]);
  });

  test('names without end do not fill the store; those of the day are still counted, and tomorrow there is room', async () => {
    const day = '2026-11-20';
    await store().addAdvertCounts([{ day, ...row }]);
    const madeUp = Array.from({ length: MAX_A_DAY + 300 }, (_, index) => ({ day, ...row, id: `made-up-${index}` }));
    for (let from = 0; from < madeUp.length; from += 5000)
      await store().addAdvertCounts(madeUp.slice(from, from + 5000));
    await store().addAdvertCounts([
      { day, ...row },
      { day, ...row, id: 'late' },
      { day: '2026-11-21', ...row, id: 'late' },
    ]);
    const rows = await store.db().selectFrom('advert_count').selectAll().execute();
    const today = rows.filter((one) => one.day === day);
    expect(today).toHaveLength(MAX_A_DAY);
    expect(today.find(({ name }) => name === a.id)?.shown).toBe(2000);
    const { route: _, ...sums } = a;
    expect(await store().advertCounts('2026-11-21', [])).toEqual([{ ...sums, id: 'late' }]);
  });

  test('counts go after a year and a month', async () => {
    await store().addAdvertCounts([{ day: '2025-10-10', ...row }]);
    await store().addAdvertCounts([{ day: '2025-11-20', ...row }]);
    await store().prune(EVENING);
    const days = await store.db().selectFrom('advert_count').select('day').execute();
    expect(days).toEqual([{ day: '2025-11-20' }]);
  });

  test.each([
    [['--days', 'two'], 'Expected a number of days from 1 to 400, got two'],
    [['--days', '0'], 'Expected a number of days from 1 to 400, got 0'],
    [['--by', 'day,hour'], 'Expected --by with day, page, device, got hour'],
    [['--month'], "Unknown option '--month'"],
  ])('%j is wrong use, and shows the usage', async (args, message) => {
    const { code, lines } = await report(...args);
    expect([code, lines[0]?.slice(0, message.length)]).toEqual([2, message]);
    expect(lines.join('\n')).toContain('--days <number>');
  });

  test.each(['--help', '-h', 'help'])('%s explains it, and is no mistake', async (word) => {
    await closeAdmin();
    const { code, lines } = await report(word);
    expect([code, lines[0]]).toEqual([0, expect.stringMatching(/^ads:report /)]);
    for (const option of ['--days', '--by', '--data', '--help']) expect(lines.join('\n')).toContain(`${option} `);
  });

  test('a site that goes away meanwhile is one line', async () => {
    breaksOff = true;
    const { code, lines } = await report();
    expect([code, lines]).toEqual([3, [expect.stringContaining('api went away before it answered')]]);
  });

  test('without a running site it says so', async () => {
    await closeAdmin();
    const { code, lines } = await report();
    expect([code, lines[0]]).toEqual([3, expect.stringContaining('api is not running for this data folder')]);
  });
});
