import type { Stage } from 'shared-kernel/entities/stage';
import type { FeedInfo } from '../feedRecords';
import { infoOf } from '../polled/infoOf';
import { stageIn } from '../polled/stageIn';
import type { NumberOf } from './createNumbers';
import { type DetailKind, type DetailNames, detailIdOf } from './detailNames';
import type { MatchFacts } from './feedMatch';

/** None of a deleted match; what the diary has not named is not known. */
export function toFeedInfo({ listed, isDeleted }: MatchFacts, numberOf: NumberOf, names: DetailNames): FeedInfo[] {
  const match_id = numberOf('match', listed.id);
  if (isDeleted || match_id === undefined) return [];
  const nameOf = (kind: DetailKind) => names.get(`${kind} ${detailIdOf(listed, kind)}`);
  const stage = stageOf(nameOf('stage'), listed.round?.group_num);
  return [infoOf(match_id, { venue: nameOf('venue'), referee: nameOf('referee'), stage })];
}

/** The vendor counts groups, and shows them as letters; those of divisions have numbers. */
function stageOf(name: string | undefined, group = 0): Stage | undefined {
  const stage = stageIn(name);
  if (stage?.round !== 'group') return stage;
  const isCounted = group >= 1 && group <= 26;
  const known = stage.phase?.startsWith('league_') ? String(group) : String.fromCharCode(64 + group);
  return { ...stage, group: isCounted ? known : undefined };
}
