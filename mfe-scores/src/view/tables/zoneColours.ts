/** `--zone` of what has a `data-zone`: a contrast of at least 3.1 to the grounds of lines in both themes. */
export const ZONE_COLOURS = `
  & [data-zone='champions'] { --zone: var(--focus); }
  & [data-zone='europe'] { --zone: var(--favourite-mark); }
  & :is([data-zone='conference'], [data-zone='promotion']) { --zone: var(--up); }
  & [data-zone='play_off'] { --zone: var(--ink-3); }
  & [data-zone='relegation'] { --zone: var(--down); }
`;
