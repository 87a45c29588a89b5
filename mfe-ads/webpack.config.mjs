import { remote } from 'tooling/webpack/preset.mjs';

export default remote({
  dir: import.meta.dirname,
  contract: 2,
  exposes: { './App': './src/App.tsx', './Slots': './src/Slots.tsx' },
  server: './src/server.tsx',
});
