import { LRUCache } from 'lru-cache';
import type { LiveChange } from 'server-shared/releases/liveAnswer';
import { candidateIn, isRendering, stateOf } from 'server-shared/releases/livePointer';
import type { ReleaseFigures } from 'server-shared/releases/releaseFigures';
import type { Candidate } from 'shared-kernel/contract/pointer';
import { toError } from 'shared-kernel/decode/toError';
import type { Decision } from '../metrics/createJudgeMetrics';
import type { ShownRow } from '../releases/liveAnswerOf';
import { createLooks } from './createLooks';
import type { Outcomes } from './evidence';
import { addressesIn, judge } from './judge';
import { type GroupCounts, NOTHING_COUNTED } from './suspicions';
import { judgeWatched } from './watch';

export type JudgeDeps = {
  readonly rows: () => readonly ShownRow[];
  /** What was counted since a time, and before another; unix seconds. It rejects where that may be old. */
  readonly readFigures: (since: number, before?: number) => Promise<readonly ReleaseFigures[]>;
  /** Rejects where somebody has changed the row meanwhile. */
  readonly change: (change: LiveChange, reason: string) => Promise<unknown>;
  /** Never jumps. */
  readonly steadyMs: () => number;
  /** @param text for the log */
  readonly onDecided: (name: string, what: Decision, text: string) => void;
};

type Out = ShownRow & { readonly candidate: Candidate };
/** What is done, and what the log says of it. */
type Judgement = { what: Decision; text: string } & Pick<LiveChange, 'action' | 'release' | 'share'>;

/** Most releases of which it remembers how they were before. */
const MAX_USUAL = 100;
const NONE: Outcomes = { seen: 0, bad: 0 };
const seconds = (iso: string) => Date.parse(iso) / 1000;

/**
 * The judge of candidates, and of what everybody got just now: it changes shares, withdraws, goes back and gives a
 * candidate to everybody; it releases nothing. Whatever fails leaves all as it is until the next round.
 */
export function createJudge({ rows, readFigures, change, steadyMs, onDecided }: JudgeDeps) {
  const looks = createLooks(steadyMs);
  /** How often releases failed before a moment, by addresses once an hour: what comes later changes nothing. */
  const usual = new LRUCache<string, Outcomes>({
    max: MAX_USUAL,
    async fetchMethod(key) {
      const [name = '', release = '', before = ''] = key.split(' ');
      return outcomesOf(of(await readFigures(0, seconds(before)), name, release)?.addresses);
    },
  });

  /** It is much to read: without it what fails is withdrawn all the same. */
  async function usualOf(name: string, release: string | undefined, before: string): Promise<Outcomes> {
    if (release === undefined) return NONE;
    return (await usual.fetch(`${name} ${release} ${before}`).catch(() => undefined)) ?? NONE;
  }

  async function act({ pointer, version }: ShownRow, about: string, why: string, judgement: Judgement): Promise<void> {
    const { what, text, ...asked } = judgement;
    const name = pointer.remote;
    await change({ ...asked, name, version, isNow: false, reloads: false }, why);
    onDecided(name, what, `${name} ${about} ${text}: ${why}`);
  }

  async function lookAtCandidate(row: Out): Promise<void> {
    const { pointer, candidate } = row;
    const { remote, live } = pointer;
    const { share, since } = candidate;
    const { release } = candidate.release;
    const figures = await readFigures(seconds(since));
    const [out, ofLive] = [of(figures, remote, release), of(figures, remote, live.release)];
    const groups = { candidate: groupCountsOf(out), control: groupCountsOf(ofLive?.control) };
    const progress = {
      share,
      ...looks.look(stepKey(row), addressesIn(groups)),
      isSameHtml: isRendering(pointer) && live.server !== undefined,
      usual: await usualOf(remote, live.release, since),
      rendered: { candidate: outcomesOf(out?.drawn), control: outcomesOf(ofLive?.drawn) },
    };
    const { kind: what, why, next } = judge(progress, groups);
    const text = {
      step: `goes from ${share} to ${next} %`,
      promote: 'is live for everybody',
      withdraw: `is withdrawn at ${share} %`,
    };
    if (what === 'wait') return;
    const action = what === 'step' ? 'share' : what;
    return act(row, release, why, { what, action, release, share: next, text: text[what] });
  }

  async function lookAtWatched(row: ShownRow): Promise<void> {
    const { remote, live, previous, changedAt } = row.pointer;
    const { release } = live;
    const before = previous?.release;
    const figures = await readFigures(seconds(changedAt));
    const { kind, why } = judgeWatched({
      ...looks.look(watchedKey(row)),
      now: outcomesOf(of(figures, remote, release)?.addresses),
      before: await usualOf(remote, before, changedAt),
    });
    if (kind === 'wait') return;
    const over = { what: 'watched', action: 'watched', release, text: 'was watched, and stays' } as const;
    if (kind === 'over') return act(row, release, why, over);
    const text =
      before === undefined ? 'fails, and there is nothing to go back to' : `is withdrawn, ${before} is live again`;
    const back = before === undefined ? over : ({ action: 'rollback', release: before } as const);
    return act(row, release, why, { ...back, what: 'rollback', text });
  }

  return {
    /** Resolves with how many it looked at, and what kept it from deciding. */
    async round(): Promise<{ readonly waiting: number; readonly fault: Error | undefined }> {
      const all = rows();
      const out = all.flatMap((row): Out[] => {
        const candidate = stateOf(row.pointer) === 'on' ? candidateIn(row.pointer) : undefined;
        return candidate ? [{ ...row, candidate }] : [];
      });
      const watched = all.filter(({ isWatched }) => isWatched);
      looks.keep(new Set([...out.map(stepKey), ...watched.map(watchedKey)]));
      const faults: Error[] = [];
      const keep = (error: unknown) => void faults.push(toError(error));
      for (const row of out) await lookAtCandidate(row).catch(keep);
      for (const row of watched) await lookAtWatched(row).catch(keep);
      return { waiting: out.length + watched.length, fault: faults[0] };
    },
  };
}

const stepKey = ({ pointer: { remote }, candidate: { release, since, share } }: Out) =>
  `${remote} ${release.release} ${since} ${share}`;
const watchedKey = ({ pointer: { remote, live } }: ShownRow) => `${remote} ${live.release} watched`;

const of = (figures: readonly ReleaseFigures[], name: string, release: string) =>
  figures.find((one) => one.remote === name && one.release === release);

/** A fault may be heard of without its view, which another node forgot. */
const outcomesOf = ({ seen, bad }: Outcomes = NONE): Outcomes => ({ seen: Math.max(seen, bad), bad });

function groupCountsOf(figures: Pick<ReleaseFigures, 'browsers'> | undefined): GroupCounts {
  const browsers = figures?.browsers ?? NOTHING_COUNTED;
  return { ...browsers, ...outcomesOf(browsers) };
}
