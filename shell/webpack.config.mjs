import { shell } from 'tooling/webpack/preset.mjs';

export default shell({ dir: import.meta.dirname, contract: 1, server: './src/server.tsx' });
