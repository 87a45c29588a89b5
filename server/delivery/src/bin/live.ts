import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { commandPlace } from 'server-shared/commands/commandPlace';
import { liveCommand } from '../commands/liveCommand';
import { type RunScript, releaseCommand } from '../commands/releaseCommand';
import { runCommand } from '../commands/runCommand';

/** The script prints for the operator, as we do. */
const runScript: RunScript = async (script, args) => {
  const [code] = await once(spawn(process.execPath, [script, ...args], { stdio: 'inherit' }), 'exit');
  return code === 0;
};

/** One line per name on success, one line on failure. */
runCommand(
  ([verb = '', ...args], context) =>
    verb === 'release' ? releaseCommand(args, context, runScript) : liveCommand([verb, ...args], context),
  commandPlace(import.meta.url),
);
