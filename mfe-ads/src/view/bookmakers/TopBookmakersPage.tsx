import { useEffect } from 'react';
import { ABOVE_PHONE } from 'shared-kernel/design/media';
import { useObservable } from 'shared-kernel/react/useObservable';
import styled from 'styled-components';
import { rankedRows } from '../../domain/bookmakers';
import { t } from '../../texts';
import { useAdContent, useAdStores, useAds } from '../ads';
import { OfferRow } from './OfferRow';
import { VacancyRow } from './VacancyRow';

/** The ten bookmakers in the ad team's order. What the team publishes is seen while the page is open. */
export function TopBookmakersPage({ onRendered }: { onRendered: () => void }) {
  const { isBettingOn, openedAt, advertisingContact$ } = useAds();
  const contact = useObservable(advertisingContact$, undefined);
  const { content: store } = useAdStores();
  useEffect(() => store.watch(), [store]);
  const ranking = useAdContent()?.bookmakers;
  const isKnown = isBettingOn !== undefined && ranking !== undefined;
  useEffect(() => {
    if (isKnown) onRendered();
  }, [isKnown, onRendered]);
  return (
    <Page>
      <Head>
        <h1>{t('bookmakers.title')}</h1>
        {isBettingOn !== false && (
          <p>
            <Label>{t('advert')}</Label> {t('bookmakers.adultsOnly')}
          </p>
        )}
      </Head>
      {!isKnown && <Empty role="status">{t('bookmakers.loading')}</Empty>}
      {isKnown && !isBettingOn && <Empty>{t('bookmakers.off')}</Empty>}
      {isKnown && isBettingOn && (
        <Rows role="list">
          {rankedRows(ranking.offers, openedAt).map((row) => (
            <li key={row.rank}>
              {row.kind === 'offer' ? (
                <OfferRow rank={row.rank} offer={row.offer} />
              ) : (
                <VacancyRow rank={row.rank} vacancy={ranking.vacancy} contact={contact} />
              )}
            </li>
          ))}
        </Rows>
      )}
    </Page>
  );
}

const Page = styled.section`
  width: 100%;
  max-width: 70.25rem;
  margin: 0 auto;
  padding: var(--space-4);
  @media ${ABOVE_PHONE} { padding: var(--space-6) 0; }
`;

const Head = styled.header`
  margin-bottom: var(--space-4);
  & > h1 { margin: 0; font-size: 1.375rem; line-height: 1.3; }
  & > p { margin: var(--space-1) 0 0; color: var(--ink-2); }
  @media ${ABOVE_PHONE} { & > h1 { font-size: 1.875rem; } }
`;

const Empty = styled.p`
  margin: 0;
  padding: var(--space-6) var(--space-4);
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-card);
  color: var(--ink-2);
  text-align: center;
`;

const Label = styled.strong`
  display: inline-block;
  margin-right: var(--space-1);
  padding: 0 6px;
  border-radius: var(--radius-chip);
  background: var(--advert-soft);
  color: var(--advert);
  font-size: 0.75rem;
  font-weight: 400;
  line-height: 1.25rem;
`;

const Rows = styled.ol`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;
