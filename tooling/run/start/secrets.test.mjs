import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signatureSecrets } from './secrets.cjs';

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the secrets', () => {
  it('are made once, long, for the owner only, and kept', () => {
    const made = signatureSecrets(folder, undefined);
    expect(made).toMatch(/^[\w-]{32}$/);
    expect(signatureSecrets(folder, undefined)).toBe(made);
    if (process.platform !== 'win32') expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it("are the operator's when there are any, and those are not written down", () => {
    expect(signatureSecrets(folder, 'a, b')).toBe('a, b');
    expect(() => statSync(path.join(folder, 'secrets.json'))).toThrow('ENOENT');
  });

  it('that are damaged are named, not replaced in silence', () => {
    writeFileSync(path.join(folder, 'secrets.json'), '{"signature": ""}');
    expect(() => signatureSecrets(folder, undefined)).toThrow('secrets.json is damaged: remove it');
  });

  it('that cannot be read are named, with the way out', () => {
    mkdirSync(path.join(folder, 'secrets.json'));
    expect(() => signatureSecrets(folder, undefined)).toThrow(
      /secrets\.json cannot be read \(EISDIR\): mend .* or remove it/,
    );
  });
});
