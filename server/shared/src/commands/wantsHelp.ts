/** Whether the arguments ask for help, which is no error. */
export function wantsHelp(args: readonly string[]): boolean {
  return args[0] === 'help' || args.includes('--help') || args.includes('-h');
}
