import type { MatchId } from 'shared-kernel/entities/match';

/** Reads the id of a match from an address; what cannot be one is `undefined`. */
export function toMatchId(raw: string | null): MatchId | undefined {
  if (!raw || !/^[1-9]\d{0,15}$/.test(raw)) return undefined;
  const id = Number(raw);
  return Number.isSafeInteger(id) ? id : undefined;
}
