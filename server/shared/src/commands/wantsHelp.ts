/** Whether somebody asks how a command goes, which is no mistake. */
export function wantsHelp(args: readonly string[]): boolean {
  return args[0] === 'help' || args.includes('--help') || args.includes('-h');
}
