import { Fragment } from 'react';
import type { Match } from 'shared-kernel/entities/match';
import type { Channel } from 'shared-kernel/entities/matchInfo';
import { isOver } from 'shared-kernel/rules/status';
import styled from 'styled-components';
import { t } from '../../../texts/detailTexts';

type Props = { match: Match; channels: readonly Channel[] | undefined };

/** Who shows the match, in one line (S21). Nothing of one that is over, or where nobody is named. */
export function WatchLine({ match, channels = [] }: Props) {
  if (isOver(match.state) || channels.length === 0) return null;
  return (
    <Line>
      <span>{t('match.watch')}</span>
      {channels.map(({ name, link }, index) => (
        <Fragment key={`${name} ${link}`}>
          <span>{index > 0 ? ' · ' : ' '}</span>
          <a href={link} target="_blank" rel="noopener">
            {name}
          </a>
        </Fragment>
      ))}
    </Line>
  );
}

/** Each link is as large as a finger. */
const Line = styled.p`
  min-width: 0;
  margin: 0;
  overflow-x: auto;
  scrollbar-width: none;
  white-space: nowrap;
  color: var(--ink-2);
  font-size: 0.8125rem;
  & > a {
    display: inline-block;
    min-width: 44px;
    padding: var(--space-3) var(--space-1);
    color: var(--accent);
    font-weight: 600;
    line-height: 20px;
    text-align: center;
    text-decoration: none;
  }
  & > a:hover { text-decoration: underline; }
`;
