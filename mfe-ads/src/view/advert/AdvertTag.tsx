import styled from 'styled-components';
import { t } from '../../texts';

type Props = {
  isBetting: boolean;
  /** A word a line: it stands beside a low advert, and takes no height from it. */
  isStacked?: boolean;
};

/** Marks an advert as paid, and a betting advert as 18+ (S12). */
export function AdvertTag({ isBetting, isStacked }: Props) {
  return (
    <Tag data-stacked={isStacked || undefined}>
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
  /* It stands beside a picture that does not grow with the visitor's text. */
  font-size: min(0.75rem, 16px);
  font-weight: 400;
  line-height: 1.35;
  white-space: nowrap;
  &[data-stacked] {
    flex-direction: column;
    gap: 0;
    justify-content: center;
    width: min-content;
    line-height: 1.25;
    text-align: center;
    white-space: normal;
  }
`;

const Adults = styled.abbr`
  color: var(--live);
  font-weight: 700;
  text-decoration: none;
`;
