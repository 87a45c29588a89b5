import { t } from '../../../texts/detailTexts';
import { PillLink } from '../../match/detail/PillLink';
import { UnknownMatch } from '../../match/detail/UnknownMatch';
import { Panel } from '../../parts/states/Panel';
import { MatchFrame } from './MatchFrame';

/** The page of an address that names no match, or one that the site no longer has. */
export function NoMatchPage() {
  return (
    <MatchFrame heading={t('match.none')}>
      <Panel>
        <UnknownMatch>
          <PillLink to="/">{t('match.home')}</PillLink>
        </UnknownMatch>
      </Panel>
    </MatchFrame>
  );
}
