import { NoData } from 'shared-kernel/ui/NoData';
import { t } from '../../texts/texts';
import { Panel } from './Panel';
import { QuietButton } from './QuietButton';

/** No data ever came; the page goes on trying by itself, and on request. */
export function FailedBoard({ onRetry }: { onRetry: () => void }) {
  return (
    <Panel>
      <NoData text={t('state.failed')}>
        <QuietButton type="button" onClick={onRetry}>
          {t('state.retry')}
        </QuietButton>
      </NoData>
    </Panel>
  );
}
