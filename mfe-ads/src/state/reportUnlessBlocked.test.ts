import { HttpError } from 'shared-kernel/http/httpError';
import { reportUnlessBlocked } from './reportUnlessBlocked';

/** The shell's copy of the class has the same shape. */
const ofAnotherBundle = { name: 'HttpError', failure: { kind: 'network' } };

it.each<[string, unknown, number]>([
  ['a blocked request is not reported', new HttpError('/banner', { kind: 'network' }), 0],
  ['nor with the class of another bundle', Object.assign(new Error('x'), ofAnotherBundle), 0],
  ['a server that answers wrongly is', new HttpError('/banner', { kind: 'status', status: 500 }), 1],
  ['anything else is, too', 'odd', 1],
])('%s', (_, error, reported) => {
  const reports: Error[] = [];
  reportUnlessBlocked(error, (one) => reports.push(one));
  expect(reports).toHaveLength(reported);
});
