import { oneLine } from 'shared-kernel/design/oneLine';
import type { Incident } from 'shared-kernel/entities/incident';
import styled from 'styled-components';
import { type Kick, shootoutOf } from '../../../domain/shootout';
import { t } from '../../../texts/detailTexts';
import type { TeamNames } from '../../parts/teamNames';

type Props = { incidents: readonly Incident[]; names: TeamNames };

/** The shoot-out, if there was one, as two rows of dots: filled with a tick for a goal, empty with a cross for a miss. */
export function ShootoutRows({ incidents, names }: Props) {
  const shootout = shootoutOf(incidents);
  if (!shootout) return null;
  return (
    <Box aria-label={t('detail.shootout')} role="group">
      <h3>{t('detail.shootout')}</h3>
      <Row name={names.home} kicks={shootout.home} />
      <Row name={names.away} kicks={shootout.away} />
    </Box>
  );
}

function Row({ name, kicks }: { name: string; kicks: readonly Kick[] }) {
  return (
    <Line>
      <span>{name}</span>
      <ol>
        {kicks.map(({ isScored, player }, index) => {
          const words = [player, t(isScored ? 'detail.scored' : 'detail.missed')].filter(Boolean).join(' ');
          return (
            <li key={index}>
              <Dot role="img" aria-label={words} viewBox="0 0 20 20" data-scored={isScored || undefined}>
                <title>{words}</title>
                <circle cx="10" cy="10" r="9" />
                <path d={isScored ? 'M6 10.5l2.7 2.7 5.3-6' : 'M7 7l6 6M13 7l-6 6'} />
              </Dot>
            </li>
          );
        })}
      </ol>
      <b>{kicks.filter(({ isScored }) => isScored).length}</b>
    </Line>
  );
}

const Box = styled.div`
  & > h3 { margin: 0 0 var(--space-1); color: var(--ink-2); font-size: 0.8125rem; }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 34%) minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-2);
  min-height: 32px;
  & > span { ${oneLine} }
  & > ol {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Dot = styled.svg`
  display: block;
  forced-color-adjust: none;
  width: 20px;
  height: 20px;
  fill: none;
  stroke: var(--down);
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 2;
  &[data-scored] { stroke: var(--surface-1); }
  &[data-scored] > circle { fill: var(--up); stroke: var(--up); }
`;
