/** Room for two sides of seven lines beside each other: there the pitch lies, else it stands. */
export const LYING = '(min-width: 60em)';
