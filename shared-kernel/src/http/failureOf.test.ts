import { failureOf } from './failureOf';
import { HttpError, type HttpFailure } from './httpError';

it.each<HttpFailure>([
  { kind: 'status', status: 404 },
  { kind: 'network' },
  { kind: 'timeout', afterMs: 12_000 },
  { kind: 'unreadable', reason: 'expected JSON, got "<html>"' },
])('knows of our own error that it was $kind', (failure) => {
  const status = failure.kind === 'status' ? failure.status : undefined;
  expect(failureOf(new HttpError('/news/1', failure))).toMatchObject({ kind: failure.kind, ...(status && { status }) });
});

it('knows an error that another bundle made', () => {
  class HttpErrorOfTheShell extends Error {
    override readonly name = 'HttpError';
    readonly failure = { kind: 'status', status: 404 };
  }
  expect(failureOf(new HttpErrorOfTheShell())).toEqual({ kind: 'status', status: 404 });
});

it.each([
  ['some other error', new Error('404')],
  ['an error of an unknown kind', Object.assign(new Error(), { name: 'HttpError', failure: { kind: 'odd' } })],
  ['nothing at all', undefined],
])('%s has none', (_, error) => {
  expect(failureOf(error)).toBeUndefined();
});
