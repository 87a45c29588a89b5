import { judgeTrials } from '../bench/judgeTrials';

/** `judgeTrials.js <views a minute> <seeds>`: for the benchmark, which is its parent. */
const [viewsAMinute = '1000', seeds = '1'] = process.argv.slice(2);
const results = judgeTrials(
  Number(viewsAMinute),
  Array.from({ length: Number(seeds) }, (_, index) => index + 1),
);
process.send?.(results);
