import path from 'node:path';
import { root } from '../workspace.cjs';
import { readSettings } from './settings.cjs';

describe('the settings', () => {
  it('have defaults, and take empty variables for missing ones', () => {
    expect(readSettings({ PORT: '', DATA_DIR: ' ' })).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      apiPort: 0,
      apiOrigin: undefined,
      basePath: '/',
      dataDir: path.join(root, '.data'),
    });
  });

  it('read a relative data folder from where the command was typed', () => {
    expect(readSettings({ DATA_DIR: 'my-data', INIT_CWD: '/home/anh' }).dataDir).toBe(
      path.resolve('/home/anh/my-data'),
    );
  });
});
