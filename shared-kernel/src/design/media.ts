/**
 * A phone: the menu is at the bottom edge, one column. Up to 640 px, or more for a visitor with larger text
 * (`docs/decisions/0016-layout-and-settings.md`).
 */
export const PHONE = '(max-width: 40em)';

/** A phone with so large a text that a line has room for little more than names and score. */
export const CRAMPED = '(max-width: 17em)';

/** Any window wider than a {@link PHONE}. */
export const ABOVE_PHONE = '(min-width: 40.0625em)';

/** A window as low as that of a phone held sideways. */
export const LOW = '(max-height: 500px)';

/** A phone, upright or held sideways: what stands above the board costs it most. */
export const SMALL = `${PHONE}, ${LOW}`;
