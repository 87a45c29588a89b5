import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchSources } from './watchSources.cjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tyso-watch-'));
  mkdirSync(path.join(folder, 'page'));
  writeFileSync(path.join(folder, 'page/file.ts'), 'first');
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * The file's time is that of this process, with which the watcher compares it: libfaketime may have set the one alone.
 *
 * @param {string} file @param {string} text
 */
function saveInto(file, text) {
  writeFileSync(file, text);
  utimesSync(file, new Date(), new Date());
}

/** @param {string} file @param {string} text */
function saveBeside(file, text) {
  saveInto(`${file}.tmp`, text);
  renameSync(`${file}.tmp`, file);
}

it.each(
  /** @type {const} */ ([
    ['a save into the file itself', saveInto],
    ['a save beside it that is renamed over it', saveBeside],
  ]),
)('notices %s, again and again', async (_, save) => {
  /** @type {(value?: unknown) => void} */
  let onChanged = () => {};
  const stop = watchSources([folder], () => onChanged());
  try {
    for (const text of ['second', 'third', 'fourth']) {
      const isNoticed = new Promise((resolve) => {
        onChanged = resolve;
      });
      save(path.join(folder, 'page/file.ts'), text);
      await isNoticed;
    }
  } finally {
    stop();
  }
});

it('notices a file in a folder that was not there before', async () => {
  /** @type {(value?: unknown) => void} */
  let onChanged = () => {};
  const stop = watchSources([folder], () => onChanged());
  try {
    mkdirSync(path.join(folder, 'new'));
    const isNoticed = new Promise((resolve) => {
      onChanged = resolve;
    });
    writeFileSync(path.join(folder, 'new/file.ts'), 'first');
    await isNoticed;
  } finally {
    stop();
  }
});
