import { toId } from 'shared-kernel/entities/id';
import { STAGE_PHASES, STAGE_ROUNDS } from 'shared-kernel/entities/stage';
import * as v from 'valibot';
import { type Answer, createAnswer } from '../board/createAnswer';
import { anId, dataOrNull, described, integer, list, oneOf, record, text } from '../http/fields';
import { type Route, route } from '../http/route';
import { sendAnswer } from '../http/sendAnswer';
import type { Store } from '../store/store';
import { createAnswerCache } from './createAnswerCache';
import type { ShownTo } from './createShownContent';

const Stage = record(
  {
    round: oneOf(STAGE_ROUNDS),
    group: v.optional(text('The group’s letter or number.')),
    phase: v.optional(
      described(oneOf(STAGE_PHASES), 'The phase or division that the group is one of, in a cup with several.'),
    ),
  },
  'The part of a cup that the match belongs to.',
);

export const InfoAnswer = dataOrNull(
  record({
    match_id: integer(),
    venue: v.optional(record({ name: text(), city: v.optional(text()) }, 'The ground.')),
    referee: v.optional(text()),
    stage: v.optional(Stage),
    channels: v.optional(
      list(record({ name: text(), link: text('An https address.') }), 'Who shows it, as editors have published.'),
    ),
  }),
  'none of it is known.',
);

const MAX_AGE_SECONDS = 1;

/** What a feed told of a match beside its play, and what editors have published of it (S21). */
export function matchInfoRoute(store: Pick<Store, 'matchInfo'>, shownTo: ShownTo): Route {
  const kept = createAnswerCache<Answer>(() => performance.now() / 1000, MAX_AGE_SECONDS);
  return route({
    summary: 'Where a match is played, who referees it, its part of a cup, and who shows it',
    parameters: { MatchId: anId },
    answer: InfoAnswer,
    async handle({ MatchId }, request, reply) {
      const shown = await shownTo(request);
      const id = toId(MatchId);
      const answer = await kept(`${id} ${shown.preview}`, async () => {
        const data = typeof id === 'number' ? await read(id, store, shown) : undefined;
        return createAnswer(JSON.stringify({ data: data ?? null }));
      });
      return sendAnswer(request, reply, {
        answer,
        maxAge: MAX_AGE_SECONDS,
        isShared: true,
        isPrivate: shown.preview !== undefined,
      });
    },
  });
}

async function read(match_id: number, store: Pick<Store, 'matchInfo'>, shown: Pick<Store, 'channels'>) {
  const [told, channels] = await Promise.all([store.matchInfo(match_id), shown.channels(match_id)]);
  if (told === undefined && channels.length === 0) return undefined;
  return { match_id, ...(told && JSON.parse(told)), ...(channels.length > 0 && { channels }) };
}
