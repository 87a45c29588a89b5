import { StoreAwayError } from '../store/storeErrors';
import { createOutageLog } from './createOutageLog';

let clock = 0;

function setUp() {
  const lines: string[] = [];
  const at = (level: string) => (_: unknown, message: string) => void lines.push(`${level}: ${message}`);
  const outages = createOutageLog({ error: at('error'), warn: at('warn'), info: at('info') }, () => clock);
  return { outages, lines };
}

it('writes one line when the database goes away and one when it is back, each time', () => {
  const { outages, lines } = setUp();
  outages.onAnswer();
  for (const _ of [1, 2]) {
    for (const reason of ['cut', 'still cut']) outages.report(new StoreAwayError(reason));
    clock += 6000;
    outages.onAnswer();
    outages.onAnswer();
  }
  const outage = [
    'warn: The database is away or takes nothing: matches go on from memory',
    'info: The database is back',
  ];
  expect(lines).toEqual([...outage, ...outage]);
});

it('writes down every other error, also meanwhile', () => {
  const { outages, lines } = setUp();
  outages.report(new StoreAwayError('cut'));
  outages.report(new Error('odd'));
  expect(lines[1]).toBe('error: Something failed');
});

it('does not call one back that answers what it is asked and takes nothing', () => {
  const { outages, lines } = setUp();
  for (let second = 0; second < 20; second++) {
    clock += 1000;
    if (second % 5 === 0) outages.report(new StoreAwayError('read-only'));
    outages.onAnswer();
  }
  expect(lines).toHaveLength(1);
});
