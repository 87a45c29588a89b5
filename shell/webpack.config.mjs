import { shell } from 'tooling/webpack/preset.mjs';

export default shell({ dir: import.meta.dirname, contract: 2, server: './src/server.tsx' });
