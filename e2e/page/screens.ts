/** A phone in each run, a wide screen in the third ring, too. */
export const SCREENS = [
  { width: 390, height: 844 },
  ...(process.env.TEST_RING === 'long' ? [{ width: 1440, height: 900 }] : []),
];
