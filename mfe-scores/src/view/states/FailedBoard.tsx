import { NoData } from 'shared-kernel/ui/NoData';
import type { FailureReason } from '../../domain/freshness';
import { t } from '../../texts/texts';
import { Panel } from './Panel';
import { QuietButton } from './QuietButton';

type Props = { why?: FailureReason; onRetry: () => void };

/** Shown when no data ever came, or none that is readable; the page retries by itself and on request. */
export function FailedBoard({ why = 'unreachable', onRetry }: Props) {
  return (
    <Panel>
      <NoData text={t(`state.${why}`)}>
        <QuietButton type="button" onClick={onRetry}>
          {t('state.retry')}
        </QuietButton>
      </NoData>
    </Panel>
  );
}
