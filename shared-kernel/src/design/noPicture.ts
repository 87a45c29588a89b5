/** A pitch in place of a missing or broken picture. It is inline, so it cannot fail to load. */
export const NO_PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 180'%3E%3Cg fill='none' stroke='%238b9994' stroke-opacity='.45' stroke-width='2'%3E%3Cpath d='M40 36h240v108H40zM160 36v108M40 66h26v48H40M280 66h-26v48h26'/%3E%3Ccircle cx='160' cy='90' r='22'/%3E%3C/g%3E%3Ccircle cx='160' cy='90' r='3' fill='%238b9994' fill-opacity='.45'/%3E%3C/svg%3E";
