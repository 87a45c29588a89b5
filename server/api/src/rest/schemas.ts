import { POSITIONS } from 'shared-kernel/entities/player';
import { CRITERIA } from 'shared-kernel/entities/seasonTables';
import { STAGE_PHASES, STAGE_ROUNDS } from 'shared-kernel/entities/stage';
import { ZONE_KINDS } from 'shared-kernel/entities/tableZone';
import * as v from 'valibot';
import { described, flag, integer, list, oneOf, record, text } from '../http/fields';

/** The markets of a group, such as those of the first half. */
export const marketFields = {
  odds: text('As that of a match: the markets that are open.'),
  suspended_odds: text('The last prices of the markets that are suspended.'),
};

/** Of a player in a line-up or a squad. */
export const playerFields = {
  id: v.optional(v.union([integer(), text()])),
  name: text(),
  number: v.optional(integer('Of the shirt.')),
  position: v.optional(oneOf(POSITIONS)),
};

/** How a match ended for a team. */
export const Outcome = oneOf(['W', 'D', 'L']);

/** The round that a match belongs to. */
export const roundFields = {
  stage: v.optional(
    record(
      {
        round: oneOf(STAGE_ROUNDS),
        group: v.optional(text('The group’s letter or number.')),
        phase: v.optional(
          described(oneOf(STAGE_PHASES), 'The phase or division that the group is one of, in a cup with several.'),
        ),
      },
      'The part of a cup that the match belongs to.',
    ),
  ),
  matchday: v.optional(integer('Of a league, from 1 to 99.')),
};

/** What separates teams with equal points. */
export const Criterion = oneOf(CRITERIA);

/** The rows of a table of a season, or of a cup's group. */
export const Rows = (description: string) =>
  list(
    record({
      team_id: integer(),
      place: integer('Teams that nothing separates share it.'),
      played: integer(),
      won: integer(),
      drawn: integer(),
      lost: integer(),
      goals_for: integer(),
      goals_against: integer(),
      points: integer(),
      decided_by: v.optional(Criterion),
    }),
    description,
  );

/** What places of a table are good for. */
export const Zones = list(
  record({
    kind: oneOf(ZONE_KINDS),
    name: text('In Vietnamese.'),
    from: integer('A place of `total`.'),
    to: integer('The last one, included.'),
  }),
  'What places of `total` are good for, by the feed, else by the site’s content; absent where neither says it.',
);

/** The teams of a season or a cup. */
export const Teams = list(
  record({
    id: integer(),
    name: text(),
    logo: v.optional(text('A path or an http(s) address.')),
    form: list(Outcome, 'The last five matches, the newest last.'),
    is_playing: flag(),
  }),
);

/** Of a season or a cup. */
export const scorerFields = {
  named_goals: integer('Those whose scorer is known; own goals are not among them.'),
  scorers: list(
    record({
      place: integer('Who has as many goals shares it.'),
      name: text(),
      team_id: integer(),
      goals: integer('Without own goals.'),
      penalties: integer('So many of the goals.'),
    }),
    'The best twenty.',
  ),
};
