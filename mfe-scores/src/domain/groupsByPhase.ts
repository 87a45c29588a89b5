import type { CupGroup } from 'shared-kernel/entities/cup';

export type PhaseOfGroups = { readonly phase: CupGroup['phase']; readonly groups: readonly CupGroup[] };

/** The groups of each phase or division together, in their order. Most cups have one phase, which nobody names. */
export function groupsByPhase(groups: readonly CupGroup[]): PhaseOfGroups[] {
  const phases = new Map<CupGroup['phase'], CupGroup[]>();
  for (const group of groups) phases.set(group.phase, [...(phases.get(group.phase) ?? []), group]);
  return [...phases].map(([phase, theirs]) => ({ phase, groups: theirs }));
}
