type LogLine = (details: object, message: string) => void;

/** The part of a pino logger that the hub uses. */
export interface HubLog {
  debug: LogLine;
  info: LogLine;
  warn: LogLine;
  error: LogLine;
}
