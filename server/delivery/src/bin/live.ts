import { commandPlace } from 'server-shared/commands/commandPlace';
import { liveCommand } from '../commands/liveCommand';
import { runCommand } from '../commands/runCommand';

runCommand(liveCommand, commandPlace(import.meta.url));
