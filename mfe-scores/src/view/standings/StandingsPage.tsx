import { useCallback } from 'react';
import type { Shell, ThemeName } from 'shared-kernel/contract/shell';
import { PHONE } from 'shared-kernel/design/media';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useSearchParams } from 'shared-kernel/router';
import styled from 'styled-components';
import { COMPETITION_PARAMETER } from '../../domain/standingsAddress';
import { t } from '../../texts/texts';
import { BoardPage } from '../page/BoardPage';
import { StandingsFrame } from './StandingsFrame';

const LIGHT: ThemeName = 'light';

/** The configured page of league tables, in a frame. The competition chosen in our own page is kept in the address. */
export function StandingsPage({ shell }: { shell: Shell }) {
  const theme = useObservable(shell.theme$, LIGHT);
  const [parameters, setParameters] = useSearchParams();
  const competition = parameters.get(COMPETITION_PARAMETER);

  const onCompetition = useCallback(
    (chosen: string) => setParameters({ [COMPETITION_PARAMETER]: chosen }, { replace: true }),
    [setParameters],
  );
  return (
    <BoardPage>
      <Head>
        <h1>{t('page.tables')}</h1>
        <a href={shell.site.standings_url} target="_blank" rel="noopener">
          {t('standings.newTab')}
        </a>
      </Head>
      <StandingsFrame
        key={theme}
        configured={shell.site.standings_url}
        theme={theme}
        competition={competition}
        onCompetition={onCompetition}
      />
    </BoardPage>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: 44px;
  & > h1 { margin: 0; font-size: 1.125rem; line-height: 1.4; }
  & > a { display: inline-flex; align-items: center; min-height: 44px; color: var(--accent); font-size: 0.875rem; }
  @media ${PHONE} { padding: 0 var(--space-3); }
`;
