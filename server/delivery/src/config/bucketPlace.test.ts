import { readBucketPlace } from './bucketPlace';

const KEYS = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

it.each([
  ['s3://tyso', 'tyso', ''],
  ['s3://tyso/', 'tyso', ''],
  ['s3://tyso/site', 'tyso', 'site/'],
  ['s3://tyso.vn/a/b-c/', 'tyso.vn', 'a/b-c/'],
])('%s is the bucket %s and the prefix "%s"', (RELEASES, bucket, prefix) => {
  expect(readBucketPlace({ RELEASES, ...KEYS })).toMatchObject({ bucket, prefix, region: 'us-east-1' });
});

it.each(['tyso', 's3:/tyso', 's3://T', 'https://tyso', 's3://tyso//site', 's3://tyso/a b', 's3://id:secret@tyso'])(
  'refuses %s',
  (RELEASES) => {
    expect(() => readBucketPlace({ RELEASES })).toThrow(/^RELEASES: expected a bucket such as s3:\/\/tyso\/site, got/);
  },
);

it('takes the endpoint of S3 before that of everything', () => {
  const both = { AWS_ENDPOINT_URL: 'http://other:1', AWS_ENDPOINT_URL_S3: 'http://s3:1' };
  expect(readBucketPlace({ RELEASES: 's3://tyso', ...both })).toMatchObject({
    endpoint: 'http://s3:1',
    keys: undefined,
  });
});

it('says which half of a pair of keys is missing, and nothing of the other', () => {
  expect(() => readBucketPlace({ RELEASES: 's3://tyso', AWS_ACCESS_KEY_ID: 'id' })).toThrow(
    'AWS_SECRET_ACCESS_KEY: expected the other half of AWS_ACCESS_KEY_ID, got nothing',
  );
});

it('leaves releases in the folder without RELEASES, whatever else is there', () => {
  expect(readBucketPlace({ ...KEYS, AWS_REGION: 'eu-west-1', RELEASES: ' ' })).toBeUndefined();
});
