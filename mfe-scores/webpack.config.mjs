import { remote } from 'tooling/webpack/preset.mjs';

/** The score pages: live, results, fixtures, odds, standings. */
const PATHS = ['/', '/ket-qua-bong-da', '/lich-thi-dau', '/ty-le-keo-nha-cai', '/bang-xep-hang'];

export default remote({
  dir: import.meta.dirname,
  contract: 1,
  exposes: { './App': './src/App.tsx' },
  paths: PATHS.map((path) => ({ path, module: './App' })),
  slots: [],
});
