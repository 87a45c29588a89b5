const BOUNDARY = require.resolve('./boundary.mjs').replaceAll('\\', '/');

/**
 * Connects the output of swc's refresh transform (`$RefreshReg$`, `$RefreshSig$`) with the refresh runtime. Modules of
 * different packages may have the same id, and share one runtime: `name` keeps their components apart.
 *
 * @this {import('webpack').LoaderContext<{ name: string }>}
 * @param {string} source
 */
module.exports = function connectRefresh(source) {
  if (!source.includes('$RefreshReg$')) return source;
  const { name } = this.getOptions();
  // On one line, so that the lines of the source map stay right.
  const before = [
    "import * as $refresh$ from 'react-refresh/runtime';",
    `import { acceptRefresh as $accept$ } from '${BOUNDARY}';`,
    `var $RefreshReg$ = (type, id) => $refresh$.register(type, '${name} ' + __webpack_module__.id + ' ' + id);`,
    'var $RefreshSig$ = $refresh$.createSignatureFunctionForTransform;',
  ].join(' ');
  return `${before} ${source}\nif (import.meta.webpackHot) $accept$(import.meta.webpackHot, __webpack_module__.exports);\n`;
};
