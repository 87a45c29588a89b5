import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULTS } from './hubSettings';

const read = (file: string) => readFileSync(path.join(__dirname, '..', file), 'utf8');
const [published = ''] = read('README.md').split('## In this repository');

it('shows the server and the client that are type-checked', () => {
  const shown = [...published.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code);
  const server = read('example/server.ts').replace("'../src/hub'", "'fastify-signalr-hub'");
  expect(shown).toEqual([server, read('example/client.ts')]);
});

it('names each option that is a value, with its default', () => {
  const { onConnected: _, watch: __, clock: ___, random: ____, allowedOrigins, transports, ...numbers } = DEFAULTS;
  const table = published.slice(published.indexOf('| Option |'));
  const said = [...table.matchAll(/^\| (`\w.*?) \| (.+?) \|/gm)].flatMap(([, names = '', values = '']) => {
    const all = names.replaceAll('`', '').split(', ');
    return all.map((name, at) => [name, all.length > 1 ? values.split(', ')[at] : values]);
  });
  expect(said).toEqual([
    ['allowedOrigins', `\`${allowedOrigins}\``],
    ['transports', `\`${transports.join(', ')}\``],
    ...Object.entries(numbers).map(([name, value]) => [name, `${value}`]),
  ]);
});

it('has no links in the part for strangers, who have no other page', () => {
  expect(published).not.toMatch(/\]\((?!https:)/);
});
