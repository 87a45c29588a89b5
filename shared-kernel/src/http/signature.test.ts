import { sign } from './signature';

it('is the upper-case hex SHA-256 of secret, timestamp and path (S1)', () => {
  // printf 'bí mật1670612400/api/match' | sha256sum
  const expected = '6851C31EABF73988C5458D966018F90B64D5987A968F4DB8CA597F9B1DE67F5A';
  expect(sign('bí mật', 1670612400, '/api/match')).toBe(expected);
});
