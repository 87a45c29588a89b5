import { NoData } from 'shared-kernel/ui/NoData';
import { Spinner } from 'shared-kernel/ui/Spinner';
import styled from 'styled-components';
import type { ArticleView } from '../../state/articleStore';
import { useTexts } from '../../texts';
import { LoadFailed } from '../LoadFailed';
import { ArticleText } from './ArticleText';

type Props = { view: ArticleView; onRetry: () => void };

/** The article, or what stands in its place. */
export function ArticleState({ view, onRetry }: Props) {
  const t = useTexts();
  switch (view.kind) {
    case 'loading':
      return (
        <Waiting>
          <Spinner size="large" label={t('article.loading')} />
        </Waiting>
      );
    case 'missing':
      return <NoData text={t('none')} />;
    case 'failed':
      return <LoadFailed text={t('failed')} onRetry={onRetry} />;
    case 'shown':
      return <ArticleText article={view.article} />;
  }
}

/** About a screen high, so that what lies below does not come up only to go down again. */
const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: 60vh;
`;
