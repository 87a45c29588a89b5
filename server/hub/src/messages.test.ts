import { readMessage } from './messages';

describe('a message from a client', () => {
  it.each([
    ['{"type":1,"target":"Echo","arguments":[1]}', { kind: 'call', target: 'Echo', args: [1], invocationId: null }],
    [
      '{"type":4,"target":"S","arguments":[],"invocationId":"7"}',
      { kind: 'streamCall', target: 'S', args: [], invocationId: '7' },
    ],
    ['{"type":6}', { kind: 'ping' }],
    ['{"type":7}', { kind: 'close' }],
    ['{"type":99,"anything":1}', { kind: 'unknown', type: 99 }],
  ])('reads %s', (record, message) => {
    expect(readMessage(record)).toEqual(message);
  });

  it.each([
    ['{', 'At message: expected JSON, got 1 characters that are none'],
    ['"text"', 'At message: expected an object, got a string'],
    ['{}', 'At message.type: expected an integer, got nothing'],
    ['{"__proto__":{"type":6}}', 'At message.type: expected an integer, got nothing'],
    ['{"type":"1"}', 'At message.type: expected an integer, got a string'],
    ['{"type":1.5}', 'At message.type: expected an integer, got a number'],
    ['{"type":null}', 'At message.type: expected an integer, got null'],
    ['null', 'At message: expected an object, got null'],
    ['[{"type":6}]', 'At message: expected an object, got a list'],
    ['{\0}', 'At message: expected JSON, got 3 characters that are none'],
    ['{"type":1,"arguments":[]}', 'At message.target: expected a string, got nothing'],
    ['{"type":1,"target":"Echo","arguments":{}}', 'At message.arguments: expected a list, got an object'],
    [
      '{"type":1,"target":"Echo","arguments":[],"invocationId":7}',
      'At message.invocationId: expected a string, got a number',
    ],
  ])('refuses %s', (record, error) => {
    expect(readMessage(record)).toEqual({ kind: 'unreadable', error });
  });
});
