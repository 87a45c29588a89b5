import type { Cup } from 'shared-kernel/entities/cup';
import type { Id } from 'shared-kernel/entities/id';
import type { SeasonTables } from 'shared-kernel/entities/seasonTables';
import type { Season } from '../../state/seasonTables';
import { t } from '../../texts/cupTexts';
import { stageName } from '../../texts/stageName';

/** The table of a group as tables are drawn; it has no other kinds. */
export function tableOfGroup(cup: Cup, { name, phase, rows }: Cup['groups'][number]): SeasonTables {
  const group = stageName({ round: 'group', group: name, phase });
  return {
    name: t('cup.groupName', { name: cup.name, group }),
    ...{ teams: cup.teams, total: rows, home: [], away: [], half: [], form: [] },
    ...{ matches: cup.matches, since: undefined, is_feed: false, criteria: cup.criteria },
    ...{ goals: cup.goals, named_goals: cup.named_goals, scorers: [] },
  };
}

/** The table for some teams: the league's, or that of the last group with all of them, or else with the first. */
export function tableOfTeams({ tables, cup }: Season, teams: readonly Id[]): SeasonTables | undefined {
  if (tables || !cup) return tables;
  const lastWith = (some: readonly Id[]) =>
    cup.groups.findLast(({ rows }) => some.every((team) => rows.some(({ team_id }) => team_id === team)));
  const group = lastWith(teams) ?? lastWith(teams.slice(0, 1));
  return group && tableOfGroup(cup, group);
}
