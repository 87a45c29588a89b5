import { minuteText, scoreText } from 'shared-kernel/rules/formats';
import { createTexts } from 'shared-kernel/texts/createTexts';
import type { Notice } from '../../domain/notices/notice';
import type { ToastStack } from '../../domain/notices/toastStack';

/** The texts of the notices, which load after the first content. */
export const noticesVi = {
  notices: {
    label: 'Thông báo trận đấu',
    goal: 'Bàn thắng',
    cancelled: 'Bàn thắng bị huỷ (VAR)',
    redCard: 'Thẻ đỏ',
    ownGoal: 'phản lưới nhà',
    penalty: 'phạt đền',
    home: 'Đội nhà',
    away: 'Đội khách',
    close: 'Đóng thông báo',
    counts: { goal: '{{number}} bàn mới', cancelled: '{{number}} bàn bị huỷ', redCard: '{{number}} thẻ đỏ' },
    more: 'Thêm {{counts}}.',
    closeRest: 'Đóng các thông báo còn lại',
  },
  followOffer: {
    text: 'Bạn chỉ muốn nhận thông báo về những trận đang theo dõi?',
    accept: 'Chỉ trận theo dõi',
    refuse: 'Mọi trận đấu',
  },
};

export const t = createTexts('shell', noticesVi);

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

const KINDS: readonly Notice['kind'][] = ['goal', 'cancelled', 'redCard'];

/** `3 bàn mới, 1 thẻ đỏ`: what is not on screen; empty when all is. */
export function restText({ restCounts }: ToastStack): string {
  const counted = KINDS.filter((kind) => restCounts[kind] > 0);
  return counted.map((kind) => t(`notices.counts.${kind}`, { number: restCounts[kind] })).join(', ');
}

/** `Thêm 3 bàn mới.`: the same by ear. */
export function spokenRest(stack: ToastStack): string {
  const counts = restText(stack);
  return counts && t('notices.more', { counts });
}
