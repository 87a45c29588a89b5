import { commandPlace } from 'server-shared/commands/commandPlace';
import { liveCommand } from '../commands/liveCommand';
import { releaseCommand } from '../commands/releaseCommand';
import { runCommand } from '../commands/runCommand';
import { runScript } from '../commands/runScript';

/** One line per name on success, one line on failure. */
runCommand(
  ([verb = '', ...args], context) =>
    verb === 'release' ? releaseCommand(args, context, runScript) : liveCommand([verb, ...args], context),
  commandPlace(import.meta.url),
);
