/** How a stand-in is played by hand. */
export type PlayOptions = {
  port: number;
  /** How much faster than life the day is played. */
  speed: number;
  seed: number;
  print: (line: string) => void;
};
