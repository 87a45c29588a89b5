import { commandPlace } from 'server-shared/commands/commandPlace';
import { backupCommand } from '../internal/command/backupCommand';

process.exitCode = await backupCommand(process.argv.slice(2), { ...commandPlace(import.meta.url), print: console.log });
