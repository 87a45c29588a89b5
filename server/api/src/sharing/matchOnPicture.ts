import { createHash } from 'node:crypto';
import { decode } from 'shared-kernel/decode/decode';
import { type Match, matchSchema } from 'shared-kernel/entities/match';
import { clockLabel } from 'shared-kernel/rules/clock';
import { minuteText, scoreText } from 'shared-kernel/rules/formats';
import { mainScore, shootoutScore } from 'shared-kernel/rules/score';
import { isHidden, isScoreShown, isUnsettled, type OtherReason, otherReason } from 'shared-kernel/rules/status';
import type { Board } from '../board/createBoard';

type TeamOnPicture = { readonly name: string; readonly logo: string | undefined };

/** All that the picture of a shared match shows: equal ones are drawn alike. */
export type MatchOnPicture = {
  readonly competition: string | undefined;
  readonly home: TeamOnPicture;
  readonly away: TeamOnPicture;
  /** `2 – 1`, or the kick-off in Việt Nam: `20:45`. */
  readonly main: string;
  /** `4 – 3 pen` */
  readonly kicks: string | undefined;
  /** The minute, or how it stands and its day. */
  readonly when: string;
  readonly isLive: boolean;
};

const ZONE = 'Asia/Ho_Chi_Minh';
const HOUR = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: ZONE,
});
const DAY = new Intl.DateTimeFormat('vi-VN', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: ZONE,
});

/** What the clock says beside minutes. */
const PERIODS: Readonly<Record<string, string>> = { HT: 'Nghỉ giữa hiệp', OT: 'Hiệp phụ', Pen: 'Luân lưu' };

const REASONS: Readonly<Record<OtherReason, string>> = {
  delayed: 'Lùi giờ',
  postponed: 'Hoãn',
  interrupted: 'Gián đoạn',
  abandoned: 'Bỏ dở',
  cancelled: 'Huỷ',
  toBeDetermined: 'Chờ xác định',
};

/**
 * What a match shows where its page is shared; `undefined` of one that no page shows, or whose teams are unknown. Hidden scores
 * (M23) are the choice of one visitor, and others see the picture: it has the score.
 *
 * @param now unix seconds
 */
export function matchOnPicture(
  { find, references }: Pick<Board, 'find' | 'references'>,
  id: number,
  now: number,
): MatchOnPicture | undefined {
  const found = find(id);
  const { teams, competitions } = references();
  const [home, away] = [found && teams.get(found.home_team_id), found && teams.get(found.away_team_id)];
  if (!found || !home || !away) return undefined;
  const match = readMatch(found.json.toString());
  if (!match || isHidden(match.state)) return undefined;
  const kicks = isScoreShown(match.state) ? shootoutScore(match) : undefined;
  return {
    competition: competitions.get(found.competition_id)?.name,
    home: { name: home.name, logo: home.logo ?? undefined },
    away: { name: away.name, logo: away.logo ?? undefined },
    main: mainOf(match),
    kicks: kicks && `${scoreText(kicks)} pen`,
    when: whenOf(match, now),
    isLive: match.state.kind === 'live',
  };
}

/** One that cannot be read costs its picture, not what else is known of it (M19). */
function readMatch(json: string): Match | undefined {
  try {
    return decode(matchSchema, JSON.parse(json));
  } catch {
    return undefined;
  }
}

function mainOf(match: Match): string {
  if (isScoreShown(match.state)) return scoreText(mainScore(match));
  return isUnsettled(match.state) ? '–' : HOUR.format(match.match_time * 1000);
}

function whenOf(match: Match, now: number): string {
  const day = DAY.format(match.match_time * 1000);
  const reason = otherReason(match, now);
  if (reason) return `${REASONS[reason]}\n${day}`;
  if (match.state.kind === 'result') return `Kết thúc\n${day}`;
  const label = clockLabel(match, now);
  return label === '' ? day : (PERIODS[label] ?? minuteText(label));
}

/** Where the pictures are, outside of `/api`: networks do not sign. */
export const MATCH_PICTURES = '/media/match';

/** The address of a match's picture as it stands; `undefined` where there is none. */
export function matchPicturePath(
  board: Pick<Board, 'find' | 'references'>,
  id: number,
  now: number,
): string | undefined {
  const shown = matchOnPicture(board, id, now);
  return shown && `${MATCH_PICTURES}/${id}.png?v=${pictureTag(shown)}`;
}

/** Names what is shown: networks keep a picture by its address, and so ask for another one after a goal. */
export function pictureTag(shown: MatchOnPicture): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 12);
}
