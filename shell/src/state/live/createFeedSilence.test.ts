import { createFeedSilence } from './createFeedSilence';

it('keeps what it knew when a message cannot be read, and reports that', () => {
  const reports: string[] = [];
  const silence = createFeedSilence((error) => void reports.push(error.message));
  silence.hear({ since: 20 });
  silence.hear({ since: 'long ago' });
  silence.hear(null);
  expect(silence.since$.value).toBe(20);
  expect(reports).toHaveLength(2);
  silence.hear({});
  expect(silence.since$.value).toBeUndefined();
});
