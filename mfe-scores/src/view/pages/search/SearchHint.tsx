import { NoData } from 'shared-kernel/ui/NoData';
import { t } from '../../../texts/searchTexts';
import { Panel } from '../../parts/states/Panel';

/** In place of what was found, until somebody types. */
export function SearchHint() {
  return (
    <Panel>
      <NoData text={t('search.hint')} />
    </Panel>
  );
}
