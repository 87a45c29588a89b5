import { remote } from 'tooling/webpack/preset.mjs';

export default remote({
  dir: import.meta.dirname,
  contract: 1,
  exposes: { './App': './src/App.tsx' },
  paths: [
    { path: '/nhan-dinh-bong-da', module: './App' },
    { path: '/nhan-dinh-bong-da/:id', module: './App' },
    { path: '/news', module: './App' },
    { path: '/news/:id', module: './App' },
  ],
  slots: [],
});
