/** A path from the root as browsers write it, so that none of them reads another origin in it. */
export function isAddressOfOurs(address: string): boolean {
  const base = 'http://ours.invalid';
  return URL.canParse(address, base) && new URL(address, base).href === base + address;
}
