import { liveCommand } from '../commands/liveCommand';
import { runCommand } from '../commands/runCommand';

runCommand(liveCommand);
