import type { LaneNumbers } from 'shared-kernel/protocol/lanes';
import { createResumes } from './createResumes';

function aNode({ lowest = 5000, last = 20_000 } = {}) {
  const node = { lowest, last, revision: 1, now: 0, made: [] as LaneNumbers[] };
  const resume = createResumes({
    board: { revision: () => node.revision },
    log: {
      reach: () => ({ lowest: node.lowest, last: node.last }),
      resume(_, since) {
        node.made.push(since);
        return { upTo: { football: node.last }, entries: [] };
      },
    },
    now: () => node.now,
  });
  const since = (football: number) => resume(['football'], { football });
  return { node, since, resume };
}

test('who missed nearly the same shares a message, which begins a little earlier', () => {
  const { node, since } = aNode();
  const messages = new Set([19_900, 19_901, 19_902, 19_903].map(since));
  expect([messages.size, node.made]).toEqual([1, [{ football: 19_896 }]]);
  since(20_000);
  since(19_999);
  expect(node.made.slice(1)).toEqual([{ football: 20_000 }, { football: 19_999 }]);
});

test('it begins an eighth of the distance earlier at most, and never before what is remembered', () => {
  const { node, since } = aNode({ lowest: 12_345 });
  for (let number = 12_345; number <= 20_000; number += 97) {
    node.now += 1000;
    since(number);
    const from = node.made.at(-1)?.football ?? 0;
    expect(from).toBeLessThanOrEqual(number);
    expect(from).toBeGreaterThanOrEqual(Math.max(12_345, number - (20_000 - number) / 8));
  }
  expect(node.made.length).toBeLessThan(64);
});

test.each([
  ['is no longer remembered', { football: 4999 }],
  ['is to come', { football: 20_001 }],
  ['is missing', {}],
])('a number that %s costs nothing', (_, since) => {
  const { node, resume } = aNode();
  expect([resume(['football'], since), node.made]).toEqual([undefined, []]);
});

test('a node makes fifty a second; others are refused, and what is made is kept until something changes', () => {
  const { node, since } = aNode({ lowest: 0 });
  const numbers = Array.from({ length: 60 }, (_, octave) => 20_000 - Math.floor(1.13 ** (octave + 20)));
  const answered = () => numbers.filter((number) => since(number) !== undefined).length;
  answered();
  expect(node.made).toHaveLength(50);
  node.now += 1000;
  expect(answered()).toBe(60);
  expect(node.made).toHaveLength(60);
  node.revision += 1;
  node.now += 1000;
  answered();
  expect(node.made).toHaveLength(110);
});
