import { minuteText, scoreText } from 'shared-kernel/rules/formats';
import type { Notice } from '../../domain/notices/notice';
import type { ToastStack } from '../../domain/notices/toastStack';
import { t } from '../texts/texts';

export function teamText({ names }: Notice, side: Notice['side']): string {
  return names[side] ?? t(`notices.${side}`);
}

/** The scorer and the manner of the goal; for a red card the team too. Empty until known. */
export function playerText(notice: Notice): string {
  const { kind, player, manner, side } = notice;
  if (kind === 'redCard') return [player, teamText(notice, side)].filter(Boolean).join(' – ');
  if (!manner) return player ?? '';
  return [player, `(${t(`notices.${manner}`)})`].filter(Boolean).join(' ');
}

/** `⚽ 67’ Arsenal 2 – 1 Chelsea`: the page's title while it is hidden. */
export function titleText(notice: Notice): string {
  const match = `${teamText(notice, 'home')} ${scoreText(notice.score)} ${teamText(notice, 'away')}`;
  return ['⚽', minuteText(notice.minute), match].filter(Boolean).join(' ');
}

/** `+5 bàn thắng khác`; they need not all be goals. */
export function othersText({ rest, restCount }: ToastStack): string {
  const isGoals = rest.every(({ kind }) => kind === 'goal');
  return t(isGoals ? 'notices.otherGoals' : 'notices.others', { number: restCount });
}
