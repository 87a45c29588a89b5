import type { Competition } from 'shared-kernel/entities/competition';
import styled from 'styled-components';

/** The competition's short name on its colour, the whole one on hover. */
export function CompetitionCell({ competition }: { competition: Competition | undefined }) {
  const text = competition ? competition.short_name || competition.name : '–';
  return (
    <Cell role="cell" data-column="competition" title={competition?.name}>
      <i style={{ background: competition?.primary_color }} />
      <span>{text}</span>
    </Cell>
  );
}

const Cell = styled.span`
  display: flex;
  align-items: center;
  gap: 5px;
  min-width: 0;
  padding-right: 4px;
  color: var(--ink-2);
  font-size: 12px;
  & > i {
    flex: none;
    width: 3px;
    height: 14px;
    border-radius: 2px;
    background: var(--line-strong);
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (max-width: 640px) {
    grid-area: competition;
    align-self: start;
    justify-content: center;
    padding: 0 4px;
    font-size: 11px;
  }
`;
