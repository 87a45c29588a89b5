import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { fakeVendorCommand } from './fakeVendorCommand';

const recordings = path.join(__dirname, '../../recordings');

it.each(['thesports', 'api-football'])('%s: says so when its port is taken', async (vendor) => {
  const other = createServer();
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const lines: string[] = [];
  try {
    expect(await fakeVendorCommand([vendor, '--port', port], { recordings, print: (line) => lines.push(line) })).toBe(
      1,
    );
  } finally {
    other.close();
  }
  expect(lines).toEqual([expect.stringMatching(/address already in use 127\.0\.0\.1:\d+\nnpm run stand-in -- /)]);
});

it.each([
  [['football'], 'Expected one of thesports, api-football, got "football"'],
  [[], 'Expected one of thesports, api-football, got ""'],
  [['thesports', '--speed', 'fast'], '--speed: expected a number up to 3600, got "fast"'],
  [['thesports', '--port', '70000'], '--port: expected a number up to 65535, got "70000"'],
  [['thesports', '--pot', '1'], "Unknown option '--pot'"],
])('refuses %j', async (words, says) => {
  const lines: string[] = [];
  expect(await fakeVendorCommand(words, { recordings, print: (line) => lines.push(line) })).toBe(1);
  expect(lines.join()).toContain(says);
});
