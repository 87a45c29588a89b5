import { commandPlace } from 'server-shared/commands/commandPlace';
import { keyCommand } from '../commands/keyCommand';
import { runCommand } from '../commands/runCommand';

runCommand(keyCommand, commandPlace(import.meta.url));
