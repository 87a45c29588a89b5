import { isMissingFile, isSlow, loadFaultKind, missingFile } from './loadFaultKind';

const chunkError = (reason: string) =>
  Object.assign(new Error(`Loading chunk 77 failed.\n(${reason}: https://tyso.example/r/x.js)`), {
    name: 'ChunkLoadError',
  });

it.each([
  [
    'share-mismatch',
    new Error('Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement'),
  ],
  ['share-mismatch', new Error("Can not get 'react-dom/server'")],
  ['entry-threw', new Error('#RUNTIME-008 ScriptExecutionError: Script "x" loaded but threw')],
  ['entry-threw', new Error('[ Federation Runtime ]: Failed to get remoteEntry exports. #RUNTIME-001')],
  ['entry-unreachable', new Error('Failed to load script resources. #RUNTIME-008')],
  ['manifest-unreachable', new Error('Failed to get manifest. #RUNTIME-003')],
  ['module-empty', new Error('Module "./Slots" does not exist in container.')],
  ['module-unreachable', chunkError('missing')],
  ['module-threw', new TypeError('undefined is not a function')],
  ['module-threw', 'a text'],
] as const)('%s: %s', (kind, error) => {
  expect(loadFaultKind(error)).toBe(kind);
});

it('knows what was slow from what is not there', () => {
  expect([chunkError('timeout'), chunkError('error')].map(isSlow)).toEqual([true, false]);
});

it('knows a missing file through what was made of its error', () => {
  const wrapped = new Error('the detail did not come', { cause: chunkError('error') });
  expect([wrapped, new Error('no teams'), 'ChunkLoadError'].map(isMissingFile)).toEqual([true, false, false]);
});

it('knows which file is missing, where webpack does', () => {
  const request = 'https://tyso.example/r/x.js';
  const named = Object.assign(chunkError('error'), { request });
  const wrapped = new Error('the detail did not come', { cause: named });
  expect([named, wrapped, chunkError('error'), new Error('no teams'), 'a text'].map(missingFile)).toEqual([
    request,
    request,
    undefined,
    undefined,
    undefined,
  ]);
});
