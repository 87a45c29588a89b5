import { remote } from 'tooling/webpack/preset.mjs';

export default remote({
  dir: import.meta.dirname,
  contract: 2,
  exposes: { './App': './src/App.tsx' },
  server: './src/server.tsx',
});
