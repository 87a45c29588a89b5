import type { Cup, CupGroup } from 'shared-kernel/entities/cup';
import type { Id } from 'shared-kernel/entities/id';
import type { SeasonTables } from 'shared-kernel/entities/seasonTables';
import { t } from '../../texts/cupTexts';
import { stageName } from '../../texts/stageName';

/** The heading of a group: `Bảng A`. */
export function groupHeading({ name, phase }: CupGroup): string {
  return stageName({ round: 'group', group: name, phase });
}

/** The table of a group as tables are rendered; it has no other kinds. */
export function tableOfGroup(cup: Cup, group: CupGroup): SeasonTables {
  return {
    name: t('cup.groupName', { name: cup.name, group: groupHeading(group) }),
    teams: cup.teams,
    total: group.rows,
    zones: [],
    home: [],
    away: [],
    half: [],
    form: [],
    matches: cup.matches,
    since: undefined,
    is_feed: false,
    criteria: cup.criteria,
    goals: cup.goals,
    named_goals: cup.named_goals,
    scorers: [],
  };
}

/** The last group with all of some teams; else the last one of each team that has one, in the order of the teams. */
export function groupsOfTeams(cup: Cup | undefined, teams: readonly Id[]): readonly CupGroup[] {
  const lastWith = (some: readonly Id[]) =>
    cup?.groups.findLast(({ rows }) => some.every((team) => rows.some(({ team_id }) => team_id === team)));
  const common = lastWith(teams);
  return common ? [common] : teams.flatMap((team) => lastWith([team]) ?? []);
}
