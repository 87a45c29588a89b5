import { BOARD_ID } from 'shared-kernel/contract/htmlData';
import { SkipLink } from 'shared-kernel/ui/SkipLink';
import styled from 'styled-components';
import { t } from '../texts/texts';

/** The page's content, for the way past the header. */
export const CONTENT_ID = 'noi-dung';

/** The ways past header and adverts. */
export function SkipLinks() {
  return (
    <Ways>
      <SkipLink to={BOARD_ID}>{t('skipToBoard')}</SkipLink>
      <SkipLink to={CONTENT_ID}>{t('skipToContent')}</SkipLink>
    </Ways>
  );
}

const Ways = styled.div`
  & > a { position: fixed; top: var(--space-2); }
  /* Not every page has a board. */
  body:not(:has(#${BOARD_ID})) & > [href='#${BOARD_ID}'] { display: none; }
`;
