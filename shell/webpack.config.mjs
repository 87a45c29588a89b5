import { shell } from 'tooling/webpack/preset.mjs';

export default shell({
  dir: import.meta.dirname,
  contract: 1,
  // As in `src/domain/pages.ts`: the pages under construction.
  paths: ['/tips', '/ty-le-chau-au', '/tin-tuc'],
});
