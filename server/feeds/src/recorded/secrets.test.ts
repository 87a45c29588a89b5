import { createScrub, openVariables } from './secrets';

it.each([
  ['https://x.example/a?user=me&secret=s&page=2', 'https://x.example/a?user=left-out&secret=left-out&page=2'],
  ['wss://me:pw@mq.example/mqtt', 'wss://left-out@mq.example/mqtt'],
  ['the key s3cr/et was refused', 'the key left-out was refused'],
  ['{"echo":"s3cr%2Fet"}', '{"echo":"left-out"}'],
  [
    '{"account":{"firstname":"Anh \\"A\\"","lastname": "Trần","email":"anh.tran+tyso@mail.example.vn"},"name":"Anh"}',
    '{"account":{"firstname":"left-out","lastname": "left-out","email":"left-out"},"name":"Anh"}',
  ],
  ['The account of anh@mail.example is suspended', 'The account of left-out is suspended'],
  ['https://x.example/v4/matches?dateFrom=2025-08-21', 'https://x.example/v4/matches?dateFrom=2025-08-21'],
])('%s is kept as %s', (given, kept) => {
  const scrub = createScrub(['s3cr/et']);
  expect(scrub.text(given)).toBe(kept);
  expect(Buffer.from(scrub.bytes(Buffer.from(given))).toString()).toBe(kept);
});

it('is not held up by an answer that was made for it', () => {
  const scrub = createScrub([]);
  for (const part of ['?keykey', '&', 'a@', '"email":"', '://']) {
    const given = part.repeat(2_000_000 / part.length);
    expect(scrub.text(given).length).toBeGreaterThan(0);
  }
  expect(scrub.text(`?${'key'.repeat(600_000)}`)).toHaveLength(1_800_001);
});

it('keeps the variables of its feeds alone, and no secret of theirs', () => {
  const env = {
    FEED: 'thesports,api-football',
    THESPORTS_USER: 'me',
    THESPORTS_SECRET: 's3cret',
    THESPORTS_PUSH_URL: 'wss://me:pw@mq.example/mqtt?token=abc',
    API_FOOTBALL_KEY: 'k3y',
    API_FOOTBALL_LEAGUES: '340,39',
    FOOTBALL_DATA_KEY: 'another',
    DATABASE_URL: 'postgres://u:p@db/tyso',
  };
  expect(openVariables(env, ['thesports', 'api-football'])).toEqual({
    FEED: 'thesports,api-football',
    THESPORTS_USER: 'left-out',
    THESPORTS_SECRET: 'left-out',
    THESPORTS_PUSH_URL: 'wss://left-out@mq.example/mqtt?token=left-out',
    API_FOOTBALL_KEY: 'left-out',
    API_FOOTBALL_LEAGUES: '340,39',
  });
});
