import styled from 'styled-components';

/** A letter for each match, whose `data-outcome` is `won`, `drawn` or `lost`. */
export const OutcomeLetters = styled.span`
  display: inline-flex;
  gap: 3px;
  & > i {
    min-width: 1.25rem;
    border: 1px solid currentcolor;
    border-radius: var(--radius-chip);
    color: var(--ink-2);
    font-size: 0.75rem;
    font-style: normal;
    font-weight: 700;
    line-height: 1.125rem;
  }
  & > [data-outcome='won'] { color: var(--up); }
  & > [data-outcome='lost'] { color: var(--down); }
`;
