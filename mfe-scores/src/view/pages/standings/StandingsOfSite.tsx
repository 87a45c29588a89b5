import { useContext, useEffect } from 'react';
import type { Shell, ThemeName } from 'shared-kernel/contract/shell';
import type { Standing } from 'shared-kernel/entities/standing';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useResource } from 'shared-kernel/react/useResource';
import { useSearchParams } from 'shared-kernel/router';
import { COMPETITION_PARAMETER, standingsAddress } from '../../../domain/standingsAddress';
import { standingsOf } from '../../../state/standings';
import { PageRenderedContext } from '../../match/detail/useAwaitedDetail';
import { useHidesScores } from '../../parts/hidden/useHidesScores';
import { StandingsPage } from './StandingsPage';
import { standingIn, textsOfStanding } from './standingsTexts';

type Props = { shell: Shell };

const LIGHT: ThemeName = 'light';
const NONE: readonly Standing[] = [];

/** The page of tables as the site configures it: those of another site say nothing of themselves. */
export function StandingsOfSite({ shell }: Props) {
  const { isOwn } = standingsAddress(shell.site.standings_url, window.location.href, NOTHING_CHOSEN);
  return isOwn ? <OwnStandings shell={shell} /> : <Standings shell={shell} standings={NONE} />;
}

const NOTHING_CHOSEN = { theme: undefined, competition: null };

function OwnStandings({ shell }: Props) {
  const { value: standings = NONE } = useResource(standingsOf(shell));
  const [parameters] = useSearchParams();
  const chosen = standingIn(standings, parameters.get(COMPETITION_PARAMETER));
  useEffect(() => chosen && shell.describePage(textsOfStanding(chosen)), [shell, chosen]);
  return <Standings shell={shell} standings={standings} />;
}

function Standings({ shell, standings }: Props & { standings: readonly Standing[] }) {
  const onPageRendered = useContext(PageRenderedContext);
  const theme = useObservable(shell.theme$, LIGHT);
  const isHidden = useHidesScores(shell);
  useEffect(() => {
    // No frame loads.
    if (isHidden) onPageRendered();
  }, [isHidden, onPageRendered]);
  return (
    <StandingsPage
      configured={shell.site.standings_url}
      page={window.location.href}
      theme={theme}
      standings={standings}
      isHidden={isHidden}
      onLoad={onPageRendered}
    />
  );
}
