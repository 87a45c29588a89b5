import { handshakeError } from './handshake';

const BROKEN = 'An unexpected error occurred during connection handshake.';

describe('a handshake', () => {
  it.each(['{"protocol":"json","version":1}', '{"version":1,"protocol":"JSON","more":true}'])(
    'accepts %s',
    (record) => {
      expect(handshakeError(record)).toBeNull();
    },
  );

  it.each([
    ['{"protocol":"messagepack","version":1}', "The protocol 'messagepack' is not supported."],
    ['{"protocol":"json","version":2}', "The server does not support version 2 of the 'json' protocol."],
    ['{"version":1}', `${BROKEN} At handshake.protocol: expected a string, got nothing`],
    ['{"protocol":"json"}', `${BROKEN} At handshake.version: expected an integer, got nothing`],
    ['{"protocol":"json","version":"1"}', `${BROKEN} At handshake.version: expected an integer, got a string`],
    ['[]', `${BROKEN} At handshake: expected an object, got a list`],
    ['null', `${BROKEN} At handshake: expected an object, got null`],
    ['', `${BROKEN} At handshake: expected JSON, got 0 characters that are none`],
    ['GET / HTTP', `${BROKEN} At handshake: expected JSON, got 10 characters that are none`],
  ])('refuses %s', (record, error) => {
    expect(handshakeError(record)).toBe(error);
  });
});
