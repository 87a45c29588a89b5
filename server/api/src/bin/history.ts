import { commandPlace } from 'server-shared/commands/commandPlace';
import { historyCommand } from '../history/command/historyCommand';

process.exitCode = await historyCommand(process.argv.slice(2), {
  ...commandPlace(import.meta.url),
  now: Date.now() / 1000,
  print: console.log,
});
