import styled from 'styled-components';
import { t } from '../../texts';

/** Marks an advert as paid, and a betting advert as 18+ (S12). */
export function AdvertTag({ isBetting }: { isBetting: boolean }) {
  return (
    <Tag>
      <span>{t('advert')}</span>
      {isBetting && <Adults title={t('bookmakers.adultsOnly')}>{t('adults')}</Adults>}
    </Tag>
  );
}

const Tag = styled.span`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  padding: 0 4px;
  border-radius: var(--radius-chip);
  background: var(--advert-soft);
  color: var(--advert);
  /* It lies over a picture that does not grow with the visitor's text. */
  font-size: min(0.75rem, 16px);
  font-weight: 400;
  line-height: 1.35;
  white-space: nowrap;
`;

const Adults = styled.abbr`
  color: var(--live);
  font-weight: 700;
  text-decoration: none;
`;
