import { commandPlace } from 'server-shared/commands/commandPlace';
import { reportCommand } from '../adverts/reportCommand';

process.exitCode = await reportCommand(process.argv.slice(2), { ...commandPlace(import.meta.url), print: console.log });
