import { type Incident, Side } from 'shared-kernel/entities/incident';
import type { StepChange } from '../timeline/step';
import type { RecordedSide } from './recording';

/** Nothing refers to an incident of a recording, so their keys may be equal. */
export function happened(incident: Incident): StepChange {
  return { kind: 'happened', key: 0, incident };
}

/** A goal or a kick that the result counts and nobody listed. */
export function counted(side: RecordedSide): StepChange {
  return { kind: 'goalCounted', side: sideOf(side) };
}

export function sideOf(side: RecordedSide): Side {
  return side === 'home' ? Side.Home : Side.Away;
}
