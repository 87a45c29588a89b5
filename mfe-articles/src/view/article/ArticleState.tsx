import { NoData } from 'shared-kernel/ui/NoData';
import type { ArticleView } from '../../state/articleStore';
import { useTexts } from '../../texts';
import { LoadFailed } from '../LoadFailed';
import { ArticleSkeleton } from './ArticleSkeleton';
import { ArticleText } from './ArticleText';

type Props = { view: ArticleView; onRetry: () => void };

/** The article, or what stands in its place. */
export function ArticleState({ view, onRetry }: Props) {
  const t = useTexts();
  switch (view.kind) {
    case 'loading':
      return <ArticleSkeleton label={t('article.loading')} />;
    case 'missing':
      return <NoData text={t('none')} />;
    case 'failed':
      return <LoadFailed text={t('failed')} onRetry={onRetry} />;
    case 'shown':
      return <ArticleText article={view.article} />;
  }
}
