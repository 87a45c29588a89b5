import { createHash } from 'node:crypto';
import { sign } from './signature';

it('is the upper-case hex SHA-256 of secret, timestamp and path (S1)', () => {
  const expected = createHash('sha256').update('bí mật1670612400/api/match').digest('hex').toUpperCase();
  expect(sign('bí mật', 1670612400, '/api/match')).toBe(expected);
});
