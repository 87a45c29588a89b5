/** One line that names the cause and the mend, for whoever started the server. */
export function startupMessage(error: unknown, { PORT = '8080', DATA_DIR = '.data' }: NodeJS.ProcessEnv): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const message = error instanceof Error ? error.message : String(error);
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${PORT} is taken by another program. Stop that program, or choose another port: PORT=${Number(PORT) + 1}.`;
    case 'EACCES':
    case 'EPERM':
    case 'ENOTDIR':
    case 'EROFS':
      return `The data folder ${DATA_DIR} cannot be used (${message}). Mend its permissions, or choose another: DATA_DIR=...`;
    default:
      return message.startsWith('At ') ? `Configuration: ${message}` : message;
  }
}
