import { standInCommand } from '../standIn/standInCommand';

process.exitCode = await standInCommand(process.argv.slice(2), console.log);
