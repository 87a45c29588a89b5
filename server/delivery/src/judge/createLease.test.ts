import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { createLease, LEASE_MS } from './createLease';

/** Of another machine, so that nothing is known of its process. */
const STRANGER = JSON.stringify({ host: 'elsewhere', pid: 1, begun: '', id: 'x' });

async function aLease() {
  const file = path.join(await temporaryFolder(), 'history', 'judge.lease');
  const clock = { ms: 0 };
  return { file, clock, another: () => createLease(file, () => clock.ms), lease: createLease(file, () => clock.ms) };
}

it('of two processes one holds it, as long as it lives', async () => {
  const { lease, another, clock } = await aLease();
  const other = another();
  expect([await lease.hold(), await other.hold()]).toEqual([true, false]);
  for (let i = 0; i < 10; i++) {
    clock.ms += 5_000;
    expect([await lease.hold(), await other.hold()]).toEqual([true, false]);
  }
});

it('of many that begin at once one holds it', async () => {
  const { another } = await aLease();
  const held = await Promise.all(Array.from({ length: 20 }, () => another().hold()));
  expect(held.filter(Boolean)).toHaveLength(1);
});

it('is taken from one that gave no sign of life for fifteen seconds, and not before', async () => {
  const { lease, file, clock, another } = await aLease();
  await another().hold();
  await writeFile(file, STRANGER);
  expect(await lease.hold()).toBe(false);
  clock.ms += LEASE_MS;
  expect(await lease.hold()).toBe(false);
  clock.ms += 1;
  expect(await lease.hold()).toBe(true);
});

it('is taken at once from a process of this machine that is dead', async () => {
  const { lease, file, another } = await aLease();
  await another().hold();
  const { pid, ...rest } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...rest, pid: pid + 4_000_000 }));
  expect(await lease.hold()).toBe(true);
});

it('is not fresh after ten seconds, nor when another has it', async () => {
  const { lease, file, clock } = await aLease();
  expect(await lease.isFresh()).toBe(false);
  await lease.hold();
  expect(await lease.isFresh()).toBe(true);
  clock.ms += 10_000;
  expect(await lease.isFresh()).toBe(false);
  await lease.hold();
  await writeFile(file, STRANGER);
  expect(await lease.isFresh()).toBe(false);
  expect(await lease.hold()).toBe(false);
});

it.each(['', '{', '[]', 'x'.repeat(100_000)])(
  'a damaged file (%.20j) holds it up for fifteen seconds',
  async (text) => {
    const { lease, file, clock, another } = await aLease();
    await another().hold();
    await writeFile(file, text);
    expect(await lease.hold()).toBe(false);
    clock.ms += LEASE_MS + 1;
    expect(await lease.hold()).toBe(true);
  },
);

it('is there for another once it was left', async () => {
  const { lease, another } = await aLease();
  await lease.hold();
  await lease.leave();
  expect(await another().hold()).toBe(true);
});
