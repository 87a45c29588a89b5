import { remote } from 'tooling/webpack/preset.mjs';

export default remote({
  dir: import.meta.dirname,
  contract: 1,
  exposes: { './Slots': './src/Slots.tsx' },
  paths: [],
  slots: [
    'OnHeaderLevel1',
    'OnHeaderLevel2',
    'OnHeaderLevel3',
    'FixTopLeft',
    'FixMiddleLeft',
    'FixTopRight',
    'FixMiddleRight',
    'FixBottom',
  ],
});
