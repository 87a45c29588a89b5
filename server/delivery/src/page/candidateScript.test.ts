import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { groupOf } from 'shared-kernel/contract/browserGroup';
import { BROWSER_NUMBERS } from 'shared-kernel/contract/htmlData';
import type { RemoteName } from 'shared-kernel/contract/pointer';
import { aCandidate } from '../testing/aCandidate';
import { CANDIDATE_SCRIPT } from './candidateScript';

type Browser = { stored?: string | null; isBlocked?: boolean; isFull?: boolean; random?: number };

/** Runs the script in a page with both templates; returns whose files it put in, and what is stored afterwards. */
function chosen(about: readonly unknown[], { stored = null, isBlocked, isFull, random = 0.5 }: Browser = {}) {
  const put: string[] = [];
  const removed: string[] = [];
  const template = (name: string, isCandidate: boolean) => ({
    content: name,
    getAttribute: () => JSON.stringify([...about, isCandidate]),
    parentNode: { insertBefore: (content: string) => void put.push(content) },
    remove: () => void removed.push(name),
  });
  const store = new Map(stored === null ? [] : [['tyso.browser', stored]]);
  const localStorage = {
    getItem(key: string) {
      if (isBlocked) throw new Error('blocked');
      return store.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      if (isFull) throw new Error('full');
      store.set(key, value);
    },
  };
  const document = {
    getElementById: () => null,
    querySelectorAll: () => [template('live', false), template('candidate', true)],
  };
  runInNewContext(CANDIDATE_SCRIPT, {
    document,
    localStorage,
    Math: Object.assign(Object.create(Math), { random: () => random }),
  });
  return { put, removed, stored: store.get('tyso.browser') };
}

it('takes what the shell takes', () => {
  const name = fc.stringMatching(/^[a-z]{1,12}$/).map((end): RemoteName => `mfe-${end}`);
  const release = fc.stringMatching(/^\d\.\d\.\d-[0-9a-f]{10}$/);
  const number = fc.nat(BROWSER_NUMBERS - 1);
  fc.assert(
    fc.property(number, name, release, fc.integer({ min: 1, max: 100 }), (number, remote, release, share) => {
      const isTaken = groupOf(number, { remote, candidate: aCandidate({ release }, share) }) === 'candidate';
      const { put } = chosen([remote, release, share], { stored: String(number) });
      expect(put).toEqual([isTaken ? 'candidate' : 'live']);
    }),
    { numRuns: 300 },
  );
});

it('makes the number once, and keeps it', () => {
  const { stored } = chosen(['mfe-ads', '1.2.0-a', 5], { random: 0.999999 });
  expect(Number(stored)).toBe(Math.floor(0.999999 * BROWSER_NUMBERS));
  expect(chosen(['mfe-ads', '1.2.0-a', 5], { stored: stored ?? null, random: 0.1 }).stored).toBe(stored);
  expect(chosen(['mfe-ads', '1.2.0-a', 5], { stored: 'seven' }).stored).toBe(String(BROWSER_NUMBERS / 2));
});

it.each([
  ['refuses storage', { isBlocked: true }],
  ['keeps nothing', { isFull: true }],
])('a browser that %s takes the live release, whatever the share', (_, browser) => {
  expect(chosen(['mfe-ads', '1.2.0-a', 100], browser).put).toEqual(['live']);
});

it('leaves no template behind', () => {
  expect(chosen(['mfe-ads', '1.2.0-a', 100]).removed).toEqual(['live', 'candidate']);
});
