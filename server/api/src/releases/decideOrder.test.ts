import type { LiveChange, LiveOrder } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import { CONTRACT } from 'shared-kernel/contract/version';
import { aLiveState, at, type LiveStateOptions, NOW } from '../testing/liveState';
import { decideOrder } from './decideOrder';
import type { Views } from './outcome';

const MANY: Views = { kind: 'known', count: 5000, fewest: 3000 };
const FEW: Views = { kind: 'known', count: 12, fewest: 3000 };

type Change = Partial<LiveChange> & Pick<LiveChange, 'action'>;

/** What becomes of a site by changes of `mfe-ads`, or of the names that they say. */
function decided(
  given: LiveStateOptions,
  changes: Change | readonly Change[],
  more: Partial<LiveOrder> & { views?: Views } = {},
) {
  const list = Array.isArray(changes) ? changes : [changes];
  const { views = FEW, ...order } = more;
  const all = list.map((one: Change): LiveChange => ({ name: 'mfe-ads', isNow: false, reloads: false, ...one }));
  const { written, changes: said } = decideOrder({ changes: all, who: 'minh@laptop', ...order }, aLiveState(given), {
    by: 'ads',
    now: new Date(NOW),
    views,
  });
  return { row: written[0]?.after, line: written[0]?.line, said: said[0], written };
}

const refusal = (
  given: LiveStateOptions,
  changes: Change | readonly Change[],
  more: Parameters<typeof decided>[2] = {},
) => {
  try {
    return decided(given, changes, more).said?.kind;
  } catch (error) {
    return String(error instanceof Error ? error.message : error);
  }
};

const LIVE: LiveStateOptions = {
  releases: { 'mfe-ads': ['1', '2', '3'] },
  rows: { 'mfe-ads': { release: '2', previous: '1' } },
};
const OUT: LiveStateOptions = {
  ...LIVE,
  rows: { 'mfe-ads': { release: '2', previous: '1', candidate: '3', share: 5, step_since: at(-60) } },
};
const row = (given: LiveStateOptions, more: object): LiveStateOptions => ({
  ...given,
  rows: { 'mfe-ads': { release: '2', previous: '1', ...given.rows?.['mfe-ads'], ...more } },
});

describe('a release', () => {
  it.each<[string, LiveStateOptions, Change, Views, object]>([
    [
      'the first',
      { releases: { 'mfe-ads': ['1'] } },
      { action: 'live', release: '1' },
      MANY,
      { release: '1', previous: undefined, is_watched: false },
    ],
    [
      'with many visitors it is a candidate',
      LIVE,
      { action: 'live', release: '3' },
      MANY,
      { release: '2', candidate: '3', share: 1, step_since: at(0) },
    ],
    [
      'with few everybody gets it, and it is watched',
      LIVE,
      { action: 'live', release: '3' },
      FEW,
      { release: '3', previous: '2', is_watched: true },
    ],
    [
      'nobody knows how many there are',
      LIVE,
      { action: 'live', release: '3' },
      { kind: 'unknown', why: 'no counts' },
      { release: '3', is_watched: true },
    ],
    [
      'now, everybody gets it, and it is not watched',
      LIVE,
      { action: 'live', release: '3', isNow: true },
      MANY,
      { release: '3', is_watched: false },
    ],
    [
      'of what is off everybody gets it, and it stays off',
      row(LIVE, { is_on: false }),
      { action: 'live', release: '3' },
      MANY,
      { release: '3', is_on: false },
    ],
    [
      'now, in the place of a candidate',
      OUT,
      { action: 'live', release: '1', isNow: true },
      MANY,
      { release: '1', candidate: undefined, share: undefined },
    ],
    [
      'now, of the candidate itself',
      OUT,
      { action: 'live', release: '3', isNow: true },
      MANY,
      { release: '3', previous: '2', candidate: undefined },
    ],
  ])('%s', (_, given, change, views, wanted) => {
    expect(decided(given, change, { views }).row).toMatchObject({ ...wanted, changed_at: at(0) });
  });

  it('says what it did, and why not what was asked', () => {
    const { said, line } = decided(LIVE, { action: 'live', release: '3' });
    expect(said).toMatchObject({
      kind: 'changed',
      from: '2',
      to: '3',
      isOn: true,
      why: expect.stringContaining('12 page loads'),
    });
    expect(line).toMatchObject({ action: 'live', by: 'ads', who: 'minh@laptop', at: at(0), from: '2', to: '3' });
    expect(decided(LIVE, { action: 'live', release: '3' }, { views: MANY }).line).toMatchObject({
      action: 'share',
      candidate: '3',
      share: 1,
      to: '2',
    });
  });

  it('of what is live, or is the candidate already, changes nothing', () => {
    expect(decided(LIVE, { action: 'live', release: '2' })).toMatchObject({ said: { kind: 'unchanged' }, written: [] });
    expect(decided(OUT, { action: 'live', release: '3' }, { views: MANY })).toMatchObject({
      said: { kind: 'unchanged', share: 5 },
      written: [],
    });
  });

  it('of several names goes to everybody, all or none', () => {
    const given: LiveStateOptions = {
      releases: { shell: ['s2'], 'mfe-ads': ['1', '2'] },
      rows: { 'mfe-ads': { release: '1' } },
    };
    const both: Change[] = [
      { name: 'shell', action: 'live', release: 's2' },
      { action: 'live', release: '2' },
    ];
    expect(decided(given, both, { views: MANY }).written.map(({ after }) => after?.release)).toEqual(['s2', '2']);
    expect(refusal(given, [both[0] ?? both, { action: 'live', release: '9' }] as Change[])).toContain(
      'There is no release 9',
    );
    expect(refusal(given, [both[1], both[1]] as Change[])).toBe('Expected mfe-ads once, got it twice.');
  });

  it.each<[string, LiveStateOptions, Change, string]>([
    ['an unknown one', LIVE, { action: 'live', release: '7' }, 'There is no release 7 of mfe-ads. There are: 1, 2, 3.'],
    ['none', LIVE, { action: 'live' }, 'Expected the release of mfe-ads for live, got none.'],
    [
      'one without its checks',
      { ...LIVE, checks: ['types'] },
      { action: 'live', release: '3' },
      'Expected a build that passed types, tests, budget, browser, got mfe-ads without tests, budget, browser.',
    ],
    [
      'while another is out',
      OUT,
      { action: 'live', release: '1' },
      'mfe-ads 3 is a candidate for 5 % already. Withdraw it first (npm run rollback -- mfe-ads), or give it to everybody.',
    ],
    [
      'after the judge took one back',
      { ...LIVE, history: [{ action: 'withdraw', candidate: '3', by: 'judge', at: at(-600) }] },
      { action: 'live', release: '3' },
      'The judge took a release of mfe-ads back 10 min ago, and no more than one an hour, since what pages say can be made up. Release again in 50 min, or with --now to everybody, without the judge.',
    ],
    [
      'after the judge took one back by a clock that is ahead',
      { ...LIVE, history: [{ action: 'rollback', by: 'judge', at: at(3000) }] },
      { action: 'live', release: '3' },
      'The judge took a release of mfe-ads back 0 min ago',
    ],
  ])('is refused: %s', (_, given, change, wanted) => {
    expect(refusal(given, change, { views: MANY })).toContain(wanted);
  });

  it('goes again an hour after the judge took one back, and now at once', () => {
    const taken = (seconds: number): LiveStateOptions => ({
      ...LIVE,
      history: [{ action: 'withdraw', by: 'judge', at: at(seconds) }],
    });
    expect(refusal(taken(-3601), { action: 'live', release: '3' })).toBe('changed');
    expect(refusal(taken(-60), { action: 'live', release: '3', isNow: true })).toBe('changed');
  });

  it('without checks goes with a reason, which the history keeps', () => {
    const change = { action: 'live', release: '3', unchecked: 'the site is down' } as const;
    expect(decided({ ...LIVE, checks: [] }, change).line?.unchecked).toBe('the site is down');
    expect(decided(LIVE, change).line?.unchecked).toBeUndefined();
  });
});

describe('a candidate', () => {
  it.each<[string, LiveStateOptions, Change, object, object]>([
    [
      'gets a share',
      LIVE,
      { action: 'share', release: '3', share: 5 },
      { candidate: '3', share: 5, step_since: at(0) },
      { action: 'share', candidate: '3', share: 5 },
    ],
    [
      'gets another share, and began when it began',
      OUT,
      { action: 'share', share: 25 },
      { share: 25, step_since: at(-60) },
      { share: 25 },
    ],
    [
      'is promoted',
      OUT,
      { action: 'promote', release: '3' },
      { release: '3', previous: '2', candidate: undefined, is_watched: true },
      { from: '2', to: '3', candidate: '3', share: undefined },
    ],
    [
      'is withdrawn',
      OUT,
      { action: 'withdraw' },
      { release: '2', candidate: undefined, share: undefined },
      { candidate: '3', share: undefined },
    ],
    [
      'was live before: nobody falls back on it once it is withdrawn',
      row(OUT, { candidate: '1' }),
      { action: 'withdraw' },
      { previous: undefined },
      {},
    ],
    ['stays when its remote goes off', OUT, { action: 'off' }, { is_on: false, candidate: '3' }, { action: 'off' }],
  ])('%s', (_, given, change, wanted, line) => {
    expect(decided(given, change)).toMatchObject({ row: wanted, line });
  });

  it.each<[string, LiveStateOptions, Change, string]>([
    [
      'of the shell',
      { releases: { shell: ['s1'] } },
      { name: 'shell', action: 'share', release: 's1', share: 5 },
      'The shell has no candidates',
    ],
    [
      'of what was never released',
      { releases: { 'mfe-ads': ['1'] } },
      { action: 'share', release: '1', share: 5 },
      'there is no release to compare a candidate with',
    ],
    [
      'of what is off',
      row(LIVE, { is_on: false }),
      { action: 'share', release: '3', share: 5 },
      'mfe-ads is off: nobody would take a candidate. Switch it on first.',
    ],
    ['that is live', LIVE, { action: 'share', release: '2', share: 5 }, 'mfe-ads 2 is live already.'],
    [
      'beside another',
      OUT,
      { action: 'share', release: '1', share: 5 },
      'mfe-ads 3 is a candidate for 5 % already. Withdraw it first',
    ],
    ['at the same share', OUT, { action: 'share', share: 5 }, 'mfe-ads 3 is a candidate for 5 % already.'],
    ['without a share', OUT, { action: 'share' }, 'Expected a share from 1 to 100, in whole percent, got none.'],
    [
      'another than the one that was judged',
      OUT,
      { action: 'promote', release: '1' },
      'Expected 1 as the candidate of mfe-ads, got 3 for 5 %.',
    ],
    ['where there is none', LIVE, { action: 'withdraw' }, 'mfe-ads has no candidate.'],
    [
      'without its checks',
      { ...LIVE, checks: [] },
      { action: 'share', release: '3', share: 5 },
      'Expected a build that passed',
    ],
  ])('is refused: %s', (_, given, change, wanted) => {
    expect(refusal(given, change)).toContain(wanted);
  });
});

describe('a rollback', () => {
  const WENT: LiveStateOptions = {
    ...LIVE,
    history: [
      { action: 'live', to: '1' },
      { action: 'live', from: '1', to: '2' },
    ],
  };
  const THREE = row(
    { ...WENT, history: [...(WENT.history ?? []), { action: 'live', from: '2', to: '3' }] },
    { release: '3', previous: '2' },
  );

  it('goes to the release before, whose fallback is the one before that', () => {
    const { row: after, line } = decided(THREE, { action: 'rollback' });
    expect([after?.release, after?.previous]).toEqual(['2', '1']);
    expect(line).toMatchObject({ action: 'rollback', from: '3', to: '2' });
  });

  it('goes to one that is named, ends a candidate, and is not watched', () => {
    const given = row(WENT, { candidate: '3', share: 5, step_since: at(-60), is_watched: true });
    const { row: after, line } = decided(given, { action: 'rollback', release: '1', reloads: true });
    expect(after).toMatchObject({ release: '1', previous: undefined, candidate: undefined, is_watched: false });
    expect(line).toMatchObject({ candidate: '3', reloads: true });
  });

  it('that skips a release has it to go back to next', () => {
    expect(decided(THREE, { action: 'rollback', release: '1' }).row).toMatchObject({ release: '1', previous: '2' });
  });

  it('needs a release that was live, or has passed checks', () => {
    expect(refusal({ ...LIVE, checks: [] }, { action: 'rollback', release: '1' })).toBe(
      'mfe-ads 1 was never live, and not all of types, tests, budget, browser were checked. Release it: npm run release -- mfe-ads.',
    );
    expect(refusal({ ...LIVE, checks: ['types', 'tests', 'budget'] }, { action: 'rollback', release: '1' })).toContain(
      'not all of',
    );
    expect(refusal(LIVE, { action: 'rollback', release: '1' })).toBe('changed');
    expect(refusal({ ...WENT, checks: [] }, { action: 'rollback' })).toBe('changed');
    expect(refusal(row(LIVE, { previous: undefined }), { action: 'rollback' })).toContain(
      'There is nothing before mfe-ads 2.',
    );
    expect(refusal(WENT, { action: 'rollback', release: '2' })).toBe('mfe-ads 2 is live already.');
    expect(refusal({}, { action: 'rollback' })).toContain('Nothing of mfe-ads is live: release it first.');
  });

  it('leaves a slot to the remote that has it by now; pages it does not', () => {
    const given = (slots: object): LiveStateOptions => ({
      releases: { 'mfe-ads': ['1', '2'], 'mfe-new': ['n'] },
      rows: { 'mfe-ads': { release: '2', previous: '1' }, 'mfe-new': { release: 'n' } },
      slots: { '1': ['Banner', 'Overlays'], n: ['Overlays'] } as LiveStateOptions['slots'],
      history: [{ action: 'live', to: '1' }],
      ...slots,
    });
    expect(decided(given({}), { action: 'rollback' }).row?.ceded).toEqual(['Overlays']);
    expect(refusal(given({ paths: { '1': ['/x'], n: ['/x'] } }), { action: 'rollback' })).toContain(
      'both claim the page /x',
    );
    const ceded = row(given({}), { release: '1', ceded: ['Overlays'] });
    expect(
      refusal(
        { ...ceded, rows: { ...ceded.rows, 'mfe-new': { release: 'n', is_on: false } } },
        { name: 'mfe-new', action: 'on' },
      ),
    ).toBe('changed');
    // What goes out anew claims all that it has.
    expect(refusal(ceded, { action: 'live', release: '2' })).toBe('changed');
    expect(decided(ceded, { action: 'live', release: '2' }).row?.ceded).toEqual([]);
  });
});

describe('off and on, rendered or not, and gone', () => {
  it.each<[Change['action'], LiveStateOptions, object]>([
    ['off', LIVE, { is_on: false }],
    ['on', row(LIVE, { is_on: false }), { is_on: true }],
    ['undraw', LIVE, { is_drawn: false }],
    ['draw', row(LIVE, { is_drawn: false }), { is_drawn: true }],
    ['watched', row(LIVE, { is_watched: true }), { is_watched: false }],
  ])('%s, and the second time it is refused or nothing', (action, given, wanted) => {
    const { row: after } = decided(given, { action });
    expect(after).toMatchObject({ release: '2', ...wanted });
    expect(refusal(row(given, after ?? {}), { action })).toMatch(/already|unchanged/);
  });

  it.each<[string, Change, string]>([
    ['the shell', { name: 'shell', action: 'off' }, 'The shell is the page itself, it cannot be switched off or on.'],
    ['the shell', { name: 'shell', action: 'remove' }, 'The shell is the page itself, it cannot be removed.'],
    ['another release', { action: 'off', release: '1' }, 'mfe-ads 2 is live, and no longer 1.'],
    [
      'nothing',
      { name: 'mfe-new', action: 'undraw' },
      'Nothing of mfe-new is live: release it first. What is live: mfe-ads.',
    ],
    [
      'a page of its own',
      { action: 'remove', redirect: '/mfe-ads?from=off' },
      'mfe-ads has the page /mfe-ads?from=off itself: name one of another to lead its pages to.',
    ],
  ])('is refused of %s', (_, change, wanted) => {
    expect(refusal(LIVE, change)).toBe(wanted);
  });

  it('a remote that is gone leaves its pages to nobody, or to where its team says', () => {
    const { written, said } = decided(OUT, { action: 'remove', redirect: '/' });
    expect(written[0]).toMatchObject({
      after: undefined,
      moved: { '/mfe-ads': '/' },
      line: { action: 'remove', from: '2', to: undefined },
    });
    expect(said).toMatchObject({ kind: 'changed', isOn: false });
    expect(decided(OUT, { action: 'remove' }).written[0]?.moved).toEqual({});
  });

  it('one that goes out again takes its pages back', () => {
    expect(decided(LIVE, { action: 'live', release: '3' }).written[0]?.claimed).toEqual(['/mfe-ads']);
  });
});

describe('what an order is refused for', () => {
  const both = (more: LiveStateOptions = {}): LiveStateOptions => ({
    releases: { shell: ['s'], 'mfe-ads': ['1', '2'], 'mfe-new': ['n'] },
    rows: { shell: { release: 's' }, 'mfe-ads': { release: '1' } },
    ...more,
  });

  it('the row that was seen is another one by now: it says who was quicker', () => {
    const given = row(
      { ...LIVE, history: [{ action: 'live', to: '2', by: 'ads', who: 'lan@office', at: at(-5) }] },
      { version: 7 },
    );
    expect(refusal(given, { action: 'off', version: 6 })).toBe(
      `mfe-ads was changed meanwhile by lan@office (ads), ${at(-5)}: live 2. Nothing was changed now: look at it, and try again.`,
    );
    expect(refusal(given, { action: 'off', version: 7 })).toBe('changed');
    expect(refusal({ releases: { 'mfe-ads': ['1'] } }, { action: 'live', release: '1', version: 0 })).toBe('changed');
  });

  it('two claim a page or a slot; what is off counts only when it comes back', () => {
    const clash: LiveStateOptions = both({
      slots: { '1': ['Overlays'], n: ['Overlays'] },
      paths: { '1': ['/a/:id'], n: ['/a/:x'] },
    });
    const said = refusal(clash, { name: 'mfe-new', action: 'live', release: 'n' });
    expect(said).toContain('mfe-ads and mfe-new both claim the slot Overlays. Expected one owner of each slot');
    expect(said).toContain('both claim the page /a/:id (mfe-new as /a/:x)');
    const off = row(clash, { release: '1', previous: undefined, is_on: false });
    const with2 = { ...off, rows: { ...clash.rows, ...off.rows, 'mfe-new': { release: 'n' } } };
    expect(
      refusal({ ...off, rows: { ...clash.rows, ...off.rows } }, { name: 'mfe-new', action: 'live', release: 'n' }),
    ).toBe('changed');
    expect(refusal(with2, { action: 'on' })).toContain('both claim the slot');
  });

  it('contracts differ: both go out together', () => {
    const given = both({ contracts: { '2': 9, s2: 9 }, releases: { shell: ['s', 's2'], 'mfe-ads': ['1', '2'] } });
    const said = `mfe-ads has contract 9 and the shell ${CONTRACT}: visitors would not see mfe-ads. Release both together`;
    expect(refusal(given, { action: 'live', release: '2' })).toContain(said);
    const shell: Change = { name: 'shell', action: 'live', release: 's2' };
    expect(refusal(given, shell)).toContain(`mfe-ads has contract ${CONTRACT} and the shell 9`);
    expect(refusal(given, [shell, { action: 'live', release: '2' }])).toBe('changed');
    expect(refusal(row(given, { release: '1', is_on: false }), shell)).toBe('changed');
  });

  it('another is live than during the trial, which says nothing then', () => {
    const beside = { shell: 's', 'mfe-ads': '1' };
    const next: Change = { action: 'live', release: '2' };
    expect(refusal(both(), next, { beside })).toBe('changed');
    expect(refusal(both(), next, { beside: { ...beside, shell: 's0' } })).toBe(
      'shell s is live by now, and was s0 during the trial. Nothing was changed: try again.',
    );
    expect(refusal(both(), next, { beside: { ...beside, 'mfe-ads': '0' } })).toBe(
      'mfe-ads 1 went live while 2 was tried: look at it, and release again.',
    );
    expect(refusal(both(), next, { beside: { 'mfe-ads': '1' } })).toContain('shell s is live by now, and was nothing');
    const off = both({ rows: { 'mfe-ads': { release: '1' }, 'mfe-new': { release: 'n', is_on: false } } });
    expect(refusal(off, next, { beside: { 'mfe-ads': '1' } })).toBe('changed');
  });

  it('a row that somebody wrote by hand, and names what is not there', () => {
    expect(refusal(row(LIVE, { release: '9' }), { action: 'off' })).toBe('changed');
    expect(refusal(row(row(LIVE, { release: '9' }), { is_on: false }), { action: 'on' })).toContain(
      'What is live of mfe-ads cannot be read: At live.mfe-ads.live',
    );
    expect(
      refusal(
        { ...LIVE, unread: { 'mfe-ads': 'At live.mfe-ads.share: expected a share' } },
        { action: 'live', release: '3' },
      ),
    ).toBe('What is live of mfe-ads cannot be read: At live.mfe-ads.share: expected a share. Put its row right.');
    // Others go on.
    const other = both({ rows: { shell: { release: 's' }, 'mfe-ads': { release: '9' } } });
    expect(refusal(other, { name: 'mfe-new' as LiveName, action: 'live', release: 'n' })).toBe('changed');
  });
});
