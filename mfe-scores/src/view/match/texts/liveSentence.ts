import { narrowScoreText, scoreText } from 'shared-kernel/rules/formats';
import type { Pair } from 'shared-kernel/rules/score';
import type { EndLine, KickLine, LiveLine, WhistleLine } from '../../../domain/liveLine';
import type { PlayEntry, TimelineSide } from '../../../domain/timelineEntry';
import { t } from '../../../texts/liveTextTexts';
import { type TeamNames, teamNames } from '../../parts/teamNames';
import { goalClause } from './goalClause';

/**
 * A line of the live text as a newspaper has it: `VÀO! Saka mở tỷ số cho Arsenal. Arsenal 1 – 0 Chelsea.`
 *
 * @param names as `sideNames` makes them
 */
export function liveSentence(line: LiveLine, names: TeamNames): string {
  switch (line.kind) {
    case 'goal':
      return `${t('liveText.goal')} ${said(goalClause(line, names), line.score && scoreOf(line.score, names))}`;
    case 'card':
      return said(act(line.colour, line, names));
    case 'missedPenalty':
    case 'var':
      return said(act(line.kind, line, names));
    case 'substitution':
      return said(substitution(line, names));
    case 'kick':
      return said(...kick(line, names));
    case 'whistle':
      return said(...whistle(line, names));
    case 'end':
      return said(...end(line, names));
  }
}

type Act = Extract<PlayEntry, { kind: 'card' }>['colour'] | 'missedPenalty' | 'var';
type Who = { side: TimelineSide; player: string | undefined };

/** What a player did; without a name it is the team's, without both nobody's. */
function act(kind: Act, { side, player }: Who, names: TeamNames): string {
  if (player) return t(`liveText.ofPlayer.${kind}`, { who: ofTeam(player, side, names) });
  if (side !== 'neither') return t(`liveText.ofSide.${kind}`, { team: names[side] });
  return t(`liveText.ofNobody.${kind}`);
}

function ofTeam(player: string, side: TimelineSide, names: TeamNames): string {
  return side === 'neither' ? player : t('liveText.ofTeam', { player, team: names[side] });
}

function substitution({ side, player, off }: Extract<PlayEntry, { kind: 'substitution' }>, names: TeamNames): string {
  const what =
    side === 'neither' ? t('liveText.substitution.ofNobody') : t('liveText.substitution.ofSide', { team: names[side] });
  const named = exchange(player, off);
  return named ? t('liveText.substitution.withNames', { what, names: named }) : what;
}

function exchange(player: string | undefined, off: string | undefined): string | undefined {
  if (player && off) return t('liveText.substitution.both', { player, off });
  if (player) return t('liveText.substitution.on', { player });
  return off ? t('liveText.substitution.off', { off }) : undefined;
}

function kick({ side, player, isScored, score }: KickLine, names: TeamNames): (string | undefined)[] {
  const who = player ? ofTeam(player, side, names) : names[side];
  return [
    t(`liveText.kick.${isScored ? 'scored' : 'missed'}`, { who }),
    score && t('liveText.kick.score', { score: scoreOf(score, names) }),
  ];
}

function whistle({ at, score }: WhistleLine, names: TeamNames): (string | undefined)[] {
  switch (at) {
    case 'regularTime':
      return [withScore(at, score, names), t('liveText.toExtraTime')];
    case 'extraTime':
      return [withScore(at, score, names), t('liveText.toShootout')];
    case 'shootout':
      return [score && scoreOf(score, names), t('liveText.toShootout')];
    case 'kickOff':
    case 'halfTime':
    case 'secondHalf':
    case 'interrupted':
    case 'abandoned':
      return [withScore(at, score, names)];
  }
}

/** A match that a shoot-out decided did not end after extra time. */
function end(line: EndLine, names: TeamNames): (string | undefined)[] {
  return [withScore(line.shootout ? 'fullTime' : line.at, line.score, names), winner(line, names)];
}

type Whistle = Exclude<WhistleLine['at'], 'shootout'> | EndLine['at'];

function withScore(at: Whistle, score: Pair | undefined, names: TeamNames): string {
  const what = t(`liveText.whistle.${at}`);
  return score ? t('liveText.withScore', { what, score: scoreOf(score, names) }) : what;
}

/** Who won a shoot-out; the winner's kicks are first. */
function winner({ shootout }: EndLine, names: TeamNames): string | undefined {
  if (!shootout || shootout.home === shootout.away) return undefined;
  const [side, other] = shootout.home > shootout.away ? (['home', 'away'] as const) : (['away', 'home'] as const);
  const score = unbroken(narrowScoreText({ home: shootout[side], away: shootout[other] }));
  return t('liveText.winner', { team: names[side], score });
}

function scoreOf(score: Pair, { home, away }: TeamNames): string {
  return t('liveText.score', { home, away, score: unbroken(scoreText(score)) });
}

/** A line may end after a dash, even before a hard space: a joiner forbids it. */
function unbroken(score: string): string {
  return score.replace('–', '–\u2060').replaceAll(' ', '\u00a0');
}

/** Clauses as sentences: each has a capital and a full stop, and one that is missing is not said. */
function said(...clauses: readonly (string | undefined)[]): string {
  return clauses.flatMap((clause) => (clause ? [sentence(clause)] : [])).join(' ');
}

function sentence(clause: string): string {
  const text = clause.replace(/^\p{Lowercase_Letter}/u, (first) => first.toLocaleUpperCase('vi'));
  return text.endsWith('.') ? text : `${text}.`;
}

/** Both teams' names as sentences have them: an unknown team is the one at home, or the guest. */
export function sideNames({ home, away }: TeamNames): TeamNames {
  const unknown = teamNames(undefined, undefined);
  return {
    home: home === unknown.home ? t('liveText.side.home') : home,
    away: away === unknown.away ? t('liveText.side.away') : away,
  };
}
