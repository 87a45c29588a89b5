import type { TableZone } from 'shared-kernel/entities/tableZone';
import styled from 'styled-components';
import { t } from '../../texts/seasonTexts';
import { ZONE_COLOURS } from './zoneColours';

/** What the colours beside places mean, with the places: two zones may have one colour. */
export function ZoneLegend({ zones }: { zones: readonly TableZone[] }) {
  if (zones.length === 0) return null;
  return (
    <List aria-label={t('season.zones')}>
      {zones.map(({ kind, name, from, to }) => (
        <li key={from} data-zone={kind}>
          {t('season.zone', { name, places: from === to ? String(from) : `${from}–${to}` })}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin: var(--space-3) 0 0;
  padding: 0;
  color: var(--ink-2);
  font-size: 0.8125rem;
  list-style: none;
  & > li { display: flex; align-items: center; gap: var(--space-2); min-width: 0; overflow-wrap: anywhere; }
  & > li::before { flex: none; width: 3px; height: 1rem; background: var(--zone); content: ''; print-color-adjust: exact; }
  ${ZONE_COLOURS}
`;
