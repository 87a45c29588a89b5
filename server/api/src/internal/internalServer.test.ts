import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { findAdminEndpoint } from 'server-shared/admin/adminClient';
import { decoder } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import { openTestInternal } from '../testing/internalServer';

let dataDir: string;
const closes = new Set<() => Promise<void>>();

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-admin-'));
});

afterEach(async () => {
  for (const close of closes) await close();
  closes.clear();
  await rm(dataDir, { recursive: true, force: true });
});

async function open(register: (app: FastifyInstance) => void = () => {}) {
  const endpoint = await openTestInternal({ dataDir, register });
  closes.add(endpoint.close);
  return endpoint;
}

async function onlyFile() {
  const [name = ''] = await readdir(dataDir);
  return path.join(dataDir, name);
}

/** Writes a file as another server would leave it. */
async function leave(name: string, given: { url: string; pid: number }) {
  await writeFile(path.join(dataDir, name), JSON.stringify({ token: 'x', host: hostname(), ...given }));
}

const token = async (): Promise<string> => JSON.parse(await readFile(await onlyFile(), 'utf8')).token;

test('a tool finds the endpoint by the data folder and is let in', async () => {
  await open((app) => {
    app.post('/echo', async ({ body }) => ({ data: JSON.stringify(body) }));
  });
  const endpoint = await findAdminEndpoint(dataDir);
  expect(await endpoint.post('/echo', { said: 'xin chào' }, decoder(text))).toBe('{"said":"xin chào"}');
});

test('of an api that accepts and says nothing a tool says so, and not that it does not run', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  closes.add(async () => void silent.close());
  await leave('admin-00000000.json', {
    url: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    pid: process.pid,
  });
  const patience = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await expect(findAdminEndpoint(dataDir)).rejects.toThrow(
    `api runs for this data folder and does not answer: ${dataDir}. Start the site again; npm run off -- <remote> --here works without it`,
  );
  patience.mockRestore();
});

test('it listens on loopback only, and only its owner may read where and with which token', async () => {
  const { url } = await open();
  expect(new URL(url).hostname).toBe('127.0.0.1');
  expect((await stat(await onlyFile())).mode & 0o777).toBe(0o600);
});

test.each<[string, (right: string) => string | undefined]>([
  ['no token', () => undefined],
  ['another token', () => `Bearer ${'0'.repeat(64)}`],
  ['the beginning of the token', (right) => `Bearer ${right.slice(0, 63)}`],
  ['the token of another scheme', (right) => `Basic ${right}`],
])('%s: 401 in our own shape', async (_, authorization) => {
  const { url } = await open();
  const given = authorization(await token());
  const response = await fetch(`${url}/status`, given === undefined ? {} : { headers: { authorization: given } });
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({
    error: { code: 'bad_token', message: expect.stringContaining('or of the data folder, got ') },
  });
});

test('an unknown path, a broken body and one that is too large are refused in our own shape', async () => {
  const { url } = await open((app) => {
    app.post('/small', { bodyLimit: 10 }, async () => ({}));
  });
  const headers = { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' };
  const codeOf = async (where: string, body: string) => {
    const response = await fetch(url + where, { method: 'POST', headers, body });
    return [response.status, JSON.parse(await response.text()).error.code];
  };
  expect(await codeOf('/nowhere', '{}')).toEqual([404, 'not_found']);
  expect(await codeOf('/small', '{')).toEqual([400, 'bad_request']);
  expect(await codeOf('/small', '{"a":"0123456789"}')).toEqual([413, 'too_large']);
});

test('a refusal reaches the tool in the words of the server', async () => {
  await open();
  const endpoint = await findAdminEndpoint(dataDir);
  await expect(endpoint.get('/nowhere', decoder(text))).rejects.toThrow('There is no GET "/nowhere"');
});

test('when the server ends, its file is removed, and a tool reports that it is not running', async () => {
  const { close } = await open();
  await close();
  expect(await readdir(dataDir)).toEqual([]);
  await expect(findAdminEndpoint(dataDir)).rejects.toThrow(`api is not running for this data folder: ${dataDir}`);
});

test('what a killed server left opens nothing, and the next server sweeps it out', async () => {
  const { url, close } = await open();
  await close();
  // Larger than any process number.
  await leave('admin-00000000.json', { url, pid: 2 ** 30 });
  await expect(findAdminEndpoint(dataDir)).rejects.toThrow('api is not running');
  await open();
  expect(await readdir(dataDir)).not.toContain('admin-00000000.json');
  await expect(findAdminEndpoint(dataDir)).resolves.toBeDefined();
});

test('a tool goes on where the server was started again meanwhile, with another token at the same place', async () => {
  const { url, close } = await open();
  const endpoint = await findAdminEndpoint(dataDir);
  await close();
  const register = (app: FastifyInstance) => void app.get('/again', async () => ({ data: 'there' }));
  closes.add((await openTestInternal({ dataDir, register, port: Number(new URL(url).port) })).close);
  expect(await endpoint.get('/again', decoder(text))).toBe('there');
});

test('of several servers on one folder any that answers will do; a file that cannot be read is passed over', async () => {
  await open();
  // Alive, so it is not cleaned up; nothing listens on port 1.
  await leave('admin-00000001.json', { url: 'http://127.0.0.1:1', pid: process.ppid });
  await writeFile(path.join(dataDir, 'admin-00000002.json'), '{"url":');
  await expect(findAdminEndpoint(dataDir)).resolves.toBeDefined();
});
