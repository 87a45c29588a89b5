import type { Cup } from 'shared-kernel/entities/cup';

type Group = Cup['groups'][number];

export type PhaseOfGroups = { readonly phase: Group['phase']; readonly groups: readonly Group[] };

/** The groups of each phase or division together, in their order. Most cups have one phase, which nobody names. */
export function groupsByPhase(groups: readonly Group[]): PhaseOfGroups[] {
  const phases = new Map<Group['phase'], Group[]>();
  for (const group of groups) phases.set(group.phase, [...(phases.get(group.phase) ?? []), group]);
  return [...phases].map(([phase, theirs]) => ({ phase, groups: theirs }));
}
