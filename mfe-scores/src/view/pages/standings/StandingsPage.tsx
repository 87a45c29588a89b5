import { useEffect, useState } from 'react';
import type { ThemeName } from 'shared-kernel/contract/shell';
import { PHONE } from 'shared-kernel/design/media';
import type { Standing } from 'shared-kernel/entities/standing';
import { useSearchParams } from 'shared-kernel/router';
import { NoData } from 'shared-kernel/ui/NoData';
import styled from 'styled-components';
import { COMPETITION_PARAMETER } from '../../../domain/standingsAddress';
import { t as hidden } from '../../../texts/hiddenTexts';
import { t } from '../../../texts/tablesTexts';
import { PillLink } from '../../match/detail/PillLink';
import { BoardPage } from '../../parts/BoardPage';
import { Cover } from '../../parts/hidden/Cover';
import { Panel } from '../../parts/states/Panel';
import { CompetitionLinks } from './CompetitionLinks';
import { StandingsFrame } from './StandingsFrame';
import { standingIn } from './standingsTexts';

type Props = {
  /** `standings_url`. */
  configured: string;
  /** The whole address of the page. */
  page: string;
  /** Unknown on a server. */
  theme: ThemeName | undefined;
  /** The competitions of our own tables; none of another site's. */
  standings: readonly Standing[];
  /** The visitor hides scores, and so how matches ended. */
  isHidden?: boolean;
  onLoad: () => void;
};

/**
 * The configured page of league tables, in a frame, and links to each of them. The competition chosen in our own page is
 * kept in the address.
 */
export function StandingsPage({ configured, page, theme, standings, isHidden = false, onLoad }: Props) {
  const [parameters, setParameters] = useSearchParams();
  const competition = parameters.get(COMPETITION_PARAMETER);
  const { opening, inside, onCompetition } = useOpening(competition, (chosen) =>
    setParameters({ [COMPETITION_PARAMETER]: chosen }, { replace: true }),
  );
  const chosen = standingIn(standings, competition);
  // What our own page was asked for inside is there.
  const isMissing = !chosen && competition !== null && competition !== inside && standings.length > 0;
  return (
    <BoardPage>
      <Head>
        <h1>{chosen ? t('standings.of', { name: chosen.name }) : t('page.tables')}</h1>
        <a href={configured} target="_blank" rel="noopener">
          {t('standings.newTab')}
        </a>
      </Head>
      {isMissing ? (
        <NoTable onRendered={onLoad} />
      ) : (
        <Cover isOn={isHidden} text={hidden('hidden.cover.table')} show={hidden('hidden.uncover.table')}>
          <StandingsFrame
            key={`${theme}/${opening}`}
            configured={configured}
            page={page}
            theme={theme}
            competition={competition}
            onCompetition={onCompetition}
            onLoad={onLoad}
          />
        </Cover>
      )}
      <CompetitionLinks standings={standings} chosen={chosen} />
    </BoardPage>
  );
}

/**
 * Counts the tables that the address opened. One that was chosen inside of the frame is there already, and must not
 * reload it.
 */
function useOpening(competition: string | null, choose: (id: string) => void) {
  const [{ shown, opening }, setShown] = useState({ shown: competition, opening: 0 });
  const [inside, setInside] = useState<string>();
  if (competition !== shown) setShown({ shown: competition, opening: competition === inside ? opening : opening + 1 });
  const onCompetition = (chosen: string) => {
    setInside(chosen);
    choose(chosen);
  };
  return { opening, inside, onCompetition };
}

/** No table has the number of the address; links to all stand below. */
function NoTable({ onRendered }: { onRendered: () => void }) {
  useEffect(onRendered, [onRendered]);
  return (
    <Panel>
      <NoData>
        <PillLink to={{ search: '' }}>{t('page.tables')}</PillLink>
      </NoData>
    </Panel>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-3);
  min-height: 44px;
  /* Beside the link as long as it has this width, so that a phone with large text puts the link below. */
  & > h1 { flex: 1 1 9rem; margin: 0; font-size: 1.125rem; line-height: 1.4; }
  & > a { display: inline-flex; flex: none; align-items: center; min-height: 44px; color: var(--accent); font-size: 0.875rem; }
  @media ${PHONE} { padding: 0 var(--space-3); }
`;
