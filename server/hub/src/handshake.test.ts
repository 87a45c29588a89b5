import { handshakeError } from './handshake';

const BROKEN = 'An unexpected error occurred during connection handshake.';

describe('a handshake', () => {
  it.each([
    '{"protocol":"json","version":1.0}',
    '{"version":1,"protocol":"JSON","more":true,"__proto__":{"version":9}}',
    '{"protocol":"x","version":1,"protocol":"json"}',
  ])('accepts %s', (record) => {
    expect(handshakeError(record)).toBeNull();
  });

  it.each([
    ['{"protocol":"messagepack","version":1}', "The protocol 'messagepack' is not supported."],
    ['{"protocol":"json","version":2}', "The server does not support version 2 of the 'json' protocol."],
    ['{"version":1}', `${BROKEN} At handshake.protocol: expected a string, got nothing`],
    ['{"protocol":"json"}', `${BROKEN} At handshake.version: expected an integer, got nothing`],
    ['{"protocol":"json","version":"1"}', `${BROKEN} At handshake.version: expected an integer, got a string`],
    ['{"protocol":"json","version":1e400}', `${BROKEN} At handshake.version: expected an integer, got a number`],
    ['{"protocol":["json"],"version":1}', `${BROKEN} At handshake.protocol: expected a string, got a list`],
    [
      '{"__proto__":{"protocol":"json"},"version":1}',
      `${BROKEN} At handshake.protocol: expected a string, got nothing`,
    ],
    ['{"protocol":"json","version":-1}', "The server does not support version -1 of the 'json' protocol."],
    ['[]', `${BROKEN} At handshake: expected an object, got a list`],
    ['null', `${BROKEN} At handshake: expected an object, got null`],
    ['', `${BROKEN} At handshake: expected JSON, got 0 characters that are none`],
    ['GET / HTTP', `${BROKEN} At handshake: expected JSON, got 10 characters that are none`],
  ])('refuses %s', (record, error) => {
    expect(handshakeError(record)).toBe(error);
  });
});
