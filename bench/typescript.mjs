import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// Loaded before a benchmark (`--import`): Node runs TypeScript itself, but does not find a file whose ending an import
// leaves out, as those of this project do.
registerHooks({
  resolve(specifier, context, next) {
    const typescript = specifier.startsWith('.') && new URL(`${specifier}.ts`, context.parentURL);
    return next(typescript && existsSync(fileURLToPath(typescript)) ? typescript.href : specifier, context);
  },
});
