import { VariableError } from 'server-shared/config/environment';
import { startupMessage } from './startupMessage';

const system = (code: string, syscall: string) => Object.assign(new Error(`${code}: ${syscall}`), { code, syscall });

it.each([
  [
    'a taken port',
    system('EADDRINUSE', 'listen'),
    'Port 8080 is taken by another program: choose another with PORT, such as PORT=8081.',
  ],
  [
    'a port of the system',
    system('EACCES', 'listen'),
    'Port 8080 may not be opened by this user: choose another with PORT, such as PORT=8081.',
  ],
  [
    'a host that is not ours',
    system('EADDRNOTAVAIL', 'listen'),
    'Port 8080 cannot be opened (EADDRNOTAVAIL): choose another with PORT, such as PORT=8081.',
  ],
  [
    'a taken port of metrics',
    Object.assign(system('EADDRINUSE', 'listen'), { port: 9100 }),
    'Port 9100 is taken by another program: choose another with METRICS_PORT, such as METRICS_PORT=9101.',
  ],
  [
    'a folder without permission',
    system('EACCES', 'mkdir'),
    'The data folder /data cannot be used (EACCES: mkdir): mend its permissions, or choose another with DATA_DIR.',
  ],
  [
    'a wrong variable',
    new VariableError('GUARD: expected on or off, got "yes"'),
    'GUARD: expected on or off, got "yes"',
  ],
  ['anything else', new Error('no idea'), 'no idea'],
  ['no error at all', 'a text', 'a text'],
])('%s is one line that names cause and mend', (_, error, line) => {
  expect(startupMessage(error, { PORT: '8080', METRICS_PORT: '9100', DATA_DIR: '/data' })).toBe(line);
});
