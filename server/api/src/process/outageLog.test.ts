import { StoreAwayError } from '../store/storeErrors';
import { createOutageLog } from './outageLog';

function setUp() {
  const lines: string[] = [];
  const at = (level: string) => (_: unknown, message: string) => void lines.push(`${level}: ${message}`);
  const outages = createOutageLog({ error: at('error'), warn: at('warn'), info: at('info') });
  return { outages, lines };
}

it('writes one line when the database goes away and one when it is back, each time', () => {
  const { outages, lines } = setUp();
  outages.onAnswer();
  for (const _ of [1, 2]) {
    for (const reason of ['cut', 'still cut']) outages.report(new StoreAwayError(reason));
    outages.onAnswer();
    outages.onAnswer();
  }
  const outage = ['warn: The database is away: boards are served from memory', 'info: The database is back'];
  expect(lines).toEqual([...outage, ...outage]);
});

it('writes down every other error, also meanwhile', () => {
  const { outages, lines } = setUp();
  outages.report(new StoreAwayError('cut'));
  outages.report(new Error('odd'));
  expect(lines[1]).toBe('error: Something failed');
});
