import { createClosedAdverts } from './createClosedAdverts';

beforeEach(() => window.sessionStorage.clear());

const session = () => window.sessionStorage;
const blocked = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

it('what is closed stays closed after a reload', () => {
  createClosedAdverts(session).close('FixBottom');
  expect([...createClosedAdverts(session).closed$.value]).toEqual(['FixBottom']);
});

it('nothing is closed at first', () => {
  expect(createClosedAdverts(session).closed$.value.size).toBe(0);
});

it('where storage is blocked it stays closed for the page', () => {
  const closed = createClosedAdverts(blocked);
  closed.close('FixBottom');
  expect(closed.closed$.value.has('FixBottom')).toBe(true);
});
