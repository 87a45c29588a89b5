/** Outline of the gear on a 24 px grid: eight teeth between two radii. */
export const GEAR = gear({ teeth: 8, inner: 7, outer: 9.5 });

function gear({ teeth, inner, outer }: { teeth: number; inner: number; outer: number }): string {
  const step = (2 * Math.PI) / teeth;
  const corners = Array.from({ length: teeth }, (_, tooth) => [
    corner(inner, (tooth - 0.3) * step),
    corner(outer, (tooth - 0.18) * step),
    corner(outer, (tooth + 0.18) * step),
    corner(inner, (tooth + 0.3) * step),
  ]);
  return `M${corners.flat().join('L')}Z`;
}

function corner(radius: number, angle: number): string {
  return `${(12 + radius * Math.sin(angle)).toFixed(2)} ${(12 - radius * Math.cos(angle)).toFixed(2)}`;
}
