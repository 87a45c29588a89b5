import { oneLine } from 'shared-kernel/design/oneLine';
import { idText } from 'shared-kernel/entities/idText';
import { Link } from 'shared-kernel/router';
import { minuteText, scoreText } from 'shared-kernel/rules/formats';
import { spokenClock } from 'shared-kernel/rules/spokenClock';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled, { keyframes } from 'styled-components';
import type { Notice } from '../../domain/notices/notice';
import { NoticeSign } from './NoticeSign';
import { playerText, t, teamText } from './noticeTexts';

type Props = { notice: Notice; onOpened: (key: string) => void; onClosed: (key: string) => void };

/** One event: what, when and where, the teams with the score, and who. It links to its match on the board. */
export function Toast({ notice, onOpened, onClosed }: Props) {
  const { key, kind, side, matchId, names } = notice;
  const player = playerText(notice);
  return (
    <Card data-toast data-kind={kind}>
      <Way to={`/?highlight=${idText(matchId)}`} onClick={() => onOpened(key)}>
        <NoticeSign kind={kind} />
        <Lines>
          <Head>
            <b>
              <span>{t(`notices.${kind}`)}</span>
              <HiddenText>
                {`, ${[teamText(notice, side), spokenClock(notice.minute)].filter(Boolean).join(', ')}`}
              </HiddenText>
            </b>{' '}
            <span aria-hidden="true">{minuteText(notice.minute)}</span> <span>{names.competition}</span>
          </Head>
          <Teams data-side={side}>
            <span data-of="home">{teamText(notice, 'home')}</span> <b>{scoreText(notice.score)}</b>{' '}
            <span data-of="away">{teamText(notice, 'away')}</span>
          </Teams>
          {player ? <Player>{player}</Player> : null}
        </Lines>
      </Way>
      <Close type="button" aria-label={t('notices.close')} onClick={() => onClosed(key)}>
        ×
      </Close>
    </Card>
  );
}

const appear = keyframes`from { opacity: 0; }`;

const Card = styled.div`
  display: flex;
  overflow: hidden;
  border-left: 4px solid var(--accent);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  box-shadow: var(--shadow), 0 0 0 1px var(--line);
  line-height: 1.3;
  pointer-events: auto;
  animation: ${appear} 0.15s;
  &[data-kind='cancelled'] { border-left-color: var(--ink-3); }
  &[data-kind='redCard'] { border-left-color: var(--red-card); }
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;

const Way = styled(Link)`
  display: flex;
  flex: auto;
  gap: var(--space-3);
  min-width: 0;
  padding: var(--space-2) 0 var(--space-2) var(--space-3);
  color: inherit;
  text-decoration: none;
  & > :first-child { flex: none; margin-top: 2px; }
  &:hover { background: var(--surface-2); }
  &:focus-visible { outline-offset: -3px; }
`;

const Lines = styled.span`
  display: grid;
  flex: auto;
  min-width: 0;
  gap: 2px;
`;

const Head = styled.span`
  ${oneLine}
  color: var(--ink-2);
  font-size: var(--text-board);
  & > span:not(:empty)::before { content: '· '; }
`;

const Teams = styled.span`
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
  & > b { white-space: nowrap; }
  &[data-side='home'] > [data-of='home'], &[data-side='away'] > [data-of='away'] { font-weight: 700; }
`;

const Player = styled.span`
  color: var(--ink-2);
  font-size: var(--text-board);
`;

export const Close = styled.button`
  flex: none;
  align-self: flex-start;
  width: 44px;
  height: 44px;
  border: 0;
  background: none;
  color: var(--ink-2);
  font-size: 1.25rem;
  cursor: pointer;
  &:hover { color: var(--ink); }
  &:focus-visible { outline-offset: -3px; }
`;
