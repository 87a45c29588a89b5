const { randomBytes } = require('node:crypto');
const { readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { Problem, codeOf } = require('./problem.cjs');

/**
 * The secrets that sign requests: the operator's, or one generated at the first start and kept.
 *
 * @param {string} dataDir
 * @param {string | undefined} given
 */
function signatureSecrets(dataDir, given) {
  if (given !== undefined) return given;
  const file = path.join(dataDir, 'secrets.json');
  return kept(file) ?? made(file);
}

/**
 * {@link signatureSecrets} for a command beside the site: it generates none.
 *
 * @param {string} dataDir
 * @param {string | undefined} given
 * @returns {string | undefined}
 */
function keptSecrets(dataDir, given) {
  return given?.trim() || kept(path.join(dataDir, 'secrets.json'));
}

/** @param {string} file @returns {string | undefined} */
function kept(file) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new Problem(
      `${file} cannot be read (${codeOf(error)}): mend its permissions, or remove it, and a new secret is made.`,
    );
  }
  try {
    const { signature } = JSON.parse(text);
    if (typeof signature === 'string' && signature !== '') return signature;
  } catch {
    // Reported below.
  }
  throw new Problem(`${file} is damaged: remove it, and a new secret is made.`);
}

/** @param {string} file */
function made(file) {
  const signature = randomBytes(24).toString('base64url');
  writeFileSync(file, `${JSON.stringify({ signature })}\n`, { mode: 0o600, flag: 'wx' });
  return signature;
}

module.exports = { keptSecrets, signatureSecrets };
