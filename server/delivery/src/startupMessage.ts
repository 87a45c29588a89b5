/** One line for the operator, with the cause and the remedy. */
export function startupMessage(error: unknown, { PORT = '8080', DATA_DIR = '.data' }: NodeJS.ProcessEnv): string {
  if (!(error instanceof Error)) return String(error);
  const { code, syscall } = { code: undefined, syscall: undefined, ...error };
  if (syscall === 'listen') return `${portProblem(code, PORT)}: choose another with PORT, such as PORT=8081.`;
  if (syscall === undefined) return error.message;
  return `The data folder ${DATA_DIR} cannot be used (${error.message}): mend its permissions, or choose another with DATA_DIR.`;
}

function portProblem(code: string | undefined, port: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user`;
  return `Port ${port} cannot be opened (${code})`;
}
