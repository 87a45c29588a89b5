/** How a stand-in is started by hand. */
export type PlayOptions = {
  port: number;
  /** How much faster than life the day is played. */
  speed: number;
  seed: number;
  /** When the day began to be played, in unix seconds: the same for two vendors of one evening, and after a restart. */
  startedAt: number;
  print: (line: string) => void;
};
