import { NoData } from 'shared-kernel/ui/NoData';
import { t } from '../texts/serverTexts';
import { BoardPage } from '../view/parts/BoardPage';
import { Panel } from '../view/parts/states/Panel';
import { QuietButton } from '../view/parts/states/QuietButton';
import { pagesOf } from './pageOfBoard';

type Props = {
  title: string;
  page: number;
  /** Rows of the whole board. */
  rows: number;
  addressOf: (page: number) => string;
};

/** In the place of a page behind the last one of a board, which grows shorter as matches end. */
export function NoSuchPage({ title, page, rows, addressOf }: Props) {
  const last = pagesOf(rows);
  return (
    <BoardPage>
      <h1>{title}</h1>
      <Panel>
        <NoData text={t('boardPages.none', { page })}>
          <QuietButton as="a" href={addressOf(last)}>
            {t('boardPages.last', { page: last })}
          </QuietButton>
        </NoData>
      </Panel>
    </BoardPage>
  );
}
