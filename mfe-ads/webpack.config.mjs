import { remote } from 'tooling/webpack/preset.mjs';

export default remote({
  dir: import.meta.dirname,
  contract: 1,
  exposes: { './App': './src/App.tsx', './Slots': './src/Slots.tsx' },
  paths: [{ path: '/top-nha-cai', module: './App' }],
  slots: [
    'OnHeaderLevel1',
    'OnHeaderLevel2',
    'OnHeaderLevel3',
    'FixTopLeft',
    'FixMiddleLeft',
    'FixTopRight',
    'FixMiddleRight',
    'FixBottom',
    'LandingCards',
    'Overlays',
  ],
});
