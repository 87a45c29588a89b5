import { hasStatus } from './hasStatus';
import { HttpError } from './httpError';

const notFound = () => new HttpError('/news/1', { kind: 'status', status: 404 });

it('knows the status of our own error', () => {
  expect(hasStatus(notFound(), 404)).toBe(true);
});

it('knows an error that another bundle made', () => {
  class HttpErrorOfTheShell extends Error {
    override readonly name = 'HttpError';
    readonly failure = { kind: 'status', status: 404 };
  }
  expect(hasStatus(new HttpErrorOfTheShell(), 404)).toBe(true);
});

it.each([
  ['another status', new HttpError('/news/1', { kind: 'status', status: 500 })],
  ['a lost connection', new HttpError('/news/1', { kind: 'network' })],
  ['some other error', new Error('404')],
  ['nothing at all', undefined],
])('%s is not it', (_, error) => {
  expect(hasStatus(error, 404)).toBe(false);
});
