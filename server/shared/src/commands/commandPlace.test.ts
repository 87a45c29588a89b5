import { commandPlace } from './commandPlace';

const BUNDLE = 'file:///tyso/server/delivery/dist/bin/release.js';

it.each([
  [{ INIT_CWD: '/home/anh', DATA_DIR: 'typed' }, '/home/anh/typed'],
  [{ INIT_CWD: '/home/anh', DATA_DIR: '/data' }, '/data'],
  [{ INIT_CWD: '/home/anh', DATA_DIR: ' ' }, '/tyso/.data'],
  [{ INIT_CWD: '/home/anh' }, '/tyso/.data'],
])('in an environment of %j it works on the data folder %s', (env, dataDir) => {
  expect(commandPlace(BUNDLE, env)).toEqual({ cwd: '/home/anh', root: '/tyso/', dataDir });
});

it('outside of npm relative paths begin where the process does', () => {
  expect(commandPlace(BUNDLE, { DATA_DIR: 'data' })).toMatchObject({
    cwd: process.cwd(),
    dataDir: `${process.cwd()}/data`,
  });
});
