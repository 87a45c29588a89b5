import { createPictures } from './createPictures';
import { LIMITS } from './limits';

const drawn = (html: string, more = {}) => ({ html, css: '', responses: [], ...more });

function setUp() {
  const time = { ms: 0 };
  return { time, pictures: createPictures(LIMITS, () => time.ms) };
}

it('a whole picture stands in for one that lacks answers, for a minute', () => {
  const { time, pictures } = setUp();
  pictures.keep('a', { drawn: drawn('whole'), isWhole: true });
  time.ms = 1_000;
  pictures.keep('a', { drawn: drawn('half'), isWhole: false });
  time.ms = 60_000;
  expect(pictures.best(pictures.of('a'))?.drawn?.html).toBe('whole');
  time.ms = 60_001;
  expect(pictures.best(pictures.of('a'))?.drawn?.html).toBe('half');
});

it('scores that nothing has renewed stand in no longer than they are true', () => {
  const { time, pictures } = setUp();
  pictures.keep('a', { drawn: drawn('1 – 0', { validFor: 10 }), isWhole: true });
  pictures.keep('a', undefined);
  time.ms = 10_000;
  expect(pictures.best(pictures.of('a'))?.drawn?.html).toBe('1 – 0');
  time.ms = 10_001;
  expect(pictures.best(pictures.of('a'))).toBeUndefined();
});
