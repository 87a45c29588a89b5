/** The vendor's ids of leagues that the simulator plays too, so that the feed's default leagues have matches here. */
const VENDOR_IDS: Readonly<Record<number, number>> = {
  101: 340,
  102: 637,
  201: 39,
  202: 40,
  211: 140,
  221: 135,
  231: 78,
  241: 61,
};

/** The stand-in's id of a simulated league. Those without one of the vendor's keep theirs, out of its way. */
export function leagueIdOf(simulated: number): number {
  return VENDOR_IDS[simulated] ?? simulated + OUT_OF_THE_WAY;
}

const OUT_OF_THE_WAY = 100_000;
