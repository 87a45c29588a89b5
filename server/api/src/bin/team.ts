import { commandPlace } from 'server-shared/commands/commandPlace';
import { teamCommand } from '../internal/command/teamCommand';

process.exitCode = await teamCommand(process.argv.slice(2), { ...commandPlace(import.meta.url), print: console.log });
