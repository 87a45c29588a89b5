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

const page = { drawn: drawn('page'), isWhole: true };

it.each([
  ['is not found', { drawn: drawn('', { page: { status: 404 } }), isWhole: true }],
  ['draws nothing', { drawn: undefined, isWhole: true }],
])('a page that %s is believed after five seconds, and not when it is there again meanwhile', (_, gone) => {
  const { time, pictures } = setUp();
  const sentAt = (ms: number, came: typeof gone) => {
    time.ms = ms;
    return pictures.best(pictures.keep('a', came))?.drawn;
  };
  sentAt(0, page);
  expect(sentAt(1_000, gone)).toBe(page.drawn);
  expect(sentAt(5_999, gone)).toBe(page.drawn);
  expect(sentAt(5_999, page)).toBe(page.drawn);
  expect(sentAt(6_000, gone)).toBe(page.drawn);
  expect(sentAt(11_000, gone)).toBe(gone.drawn);
  expect(sentAt(11_001, gone)).toBe(gone.drawn);
  expect(sentAt(11_002, page)).toBe(page.drawn);
});

it('a page that was never there is not found at once', () => {
  const { pictures } = setUp();
  const gone = { drawn: drawn('', { page: { status: 404 } }), isWhole: true };
  expect(pictures.best(pictures.keep('a', gone))?.drawn).toBe(gone.drawn);
});

it('a drawing that fails while the page seems gone tells nothing of it', () => {
  const { time, pictures } = setUp();
  pictures.keep('a', page);
  for (const ms of [1_000, 3_000]) {
    time.ms = ms;
    pictures.keep('a', { drawn: undefined, isWhole: true });
    pictures.keep('a', undefined);
  }
  time.ms = 6_000;
  pictures.keep('a', { drawn: undefined, isWhole: true });
  expect(pictures.best(pictures.of('a'))?.drawn).toBeUndefined();
});
