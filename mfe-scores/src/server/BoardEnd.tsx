import { PHONE } from 'shared-kernel/design/media';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import { SERVER_ROWS } from '../state/server/createServerBoard';
import { t } from '../texts/serverTexts';
import { END_ID } from '../view/board/PastBoard';
import { pagesOf, rowsBefore } from './pageOfBoard';

type Props = {
  page: number;
  /** Rows of the whole board, without those that are folded away. */
  rows: number;
  /** Matches of the whole board. */
  total: number;
  addressOf: (page: number) => string;
};

/**
 * Below a page of a board's rows: what it has of the board, and for visitors without scripts the ways to the pages beside it.
 * The app has all rows in one list.
 */
export function BoardEnd(props: Props) {
  const { page, rows, total } = props;
  return (
    <>
      <HiddenText id={END_ID} tabIndex={-1}>
        {said(page, rows, total)}
      </HiddenText>
      {pagesOf(rows) > 1 ? <PageLinks {...props} /> : null}
    </>
  );
}

function said(page: number, rows: number, total: number): string {
  const span = { ...spanOf(page, rows), count: total };
  return rows < total ? t('boardPages.endOfUnfolded', { ...span, rows }) : t('boardPages.end', span);
}

function PageLinks({ page, rows, addressOf }: Omit<Props, 'total'>) {
  return (
    <Nav aria-label={t('boardPages.label')}>
      {page > 1 ? (
        <a href={addressOf(page - 1)} rel="prev">
          {`‹ ${t('boardPages.earlier', spanOf(page - 1, rows))}`}
        </a>
      ) : null}
      {page < pagesOf(rows) ? (
        <a href={addressOf(page + 1)} rel="next">
          {`${t('boardPages.later', { ...spanOf(page + 1, rows), count: rows })} ›`}
        </a>
      ) : null}
    </Nav>
  );
}

function spanOf(page: number, rows: number) {
  const from = rowsBefore(page);
  return { from: Math.min(from + 1, rows), to: Math.min(from + SERVER_ROWS, rows) };
}

const Nav = styled.nav`
  display: none;
  @media (scripting: none) { display: flex; }
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 var(--space-6);
  border: 1px solid var(--line);
  background: var(--surface-1);
  & > a { color: var(--accent); font-weight: 600; line-height: 44px; }
  @media ${PHONE} { border-width: 1px 0; }
`;
