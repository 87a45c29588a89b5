/** One line for the operator, with the cause and the remedy. */
export function startupMessage(
  error: unknown,
  { PORT = '8080', METRICS_PORT, DATA_DIR = '.data' }: NodeJS.ProcessEnv,
): string {
  if (!(error instanceof Error)) return String(error);
  const { code, syscall, port } = { code: undefined, syscall: undefined, port: undefined, ...error };
  if (syscall === 'listen') {
    const [name, taken] = String(port) === METRICS_PORT ? ['METRICS_PORT', METRICS_PORT] : ['PORT', PORT];
    return `${portProblem(code, taken)}: choose another with ${name}, such as ${name}=${Number(taken) + 1}.`;
  }
  if (syscall === undefined) return error.message;
  return `The data folder ${DATA_DIR} cannot be used (${error.message}): mend its permissions, or choose another with DATA_DIR.`;
}

function portProblem(code: string | undefined, port: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user`;
  return `Port ${port} cannot be opened (${code})`;
}
