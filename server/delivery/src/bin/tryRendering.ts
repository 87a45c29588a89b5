import { commandPlace } from 'server-shared/commands/commandPlace';
import { runCommand } from '../commands/runCommand';
import { tryRenderingCommand } from '../commands/tryRenderingCommand';

/** Workers keep no process from ending, and here nothing else does. */
const alive = setInterval(() => {}, 60_000);

runCommand(
  (args, context) => tryRenderingCommand(args, context).finally(() => clearInterval(alive)),
  commandPlace(import.meta.url),
);
