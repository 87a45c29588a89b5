/** The site's wordmark as strokes: its o is the centre circle with its spot. Used by shell and first HTML. */
export const WORDMARK = {
  viewBox: '0 0 78 34',
  /** Strokes of T, y and S, 3.4 wide. */
  letters:
    'M3 7.5h16.5M11.25 7.5V26M22.5 13.5l5.7 12.3M34 13.5l-7 15.3q-1.2 2.7-4 2.7M50.5 10.3Q48.3 7.2 44.2 7.2q-5.7 0-5.7 4.7 0 4 6 5 6.3 1 6.3 5.2 0 4.7-6.2 4.7-4.7 0-7-3.5',
  circle: { cx: 65.5, cy: 18.5, r: 8.3 },
  spotRadius: 2,
} as const;
