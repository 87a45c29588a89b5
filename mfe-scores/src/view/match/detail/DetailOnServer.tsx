import type { Clock } from 'shared-kernel/contract/shell';
import { DialogOnServer } from 'shared-kernel/ui/DialogOnServer';
import type { BoardEntry } from '../../../domain/boardEntry';
import type { TeamForms } from '../../../domain/form';
import { t } from '../../../texts/detailTexts';
import { DetailContent } from './DetailContent';
import { UnknownMatch } from './UnknownMatch';

type Props = {
  /** Missing where there is no such match. */
  entry: BoardEntry | undefined;
  clock: Clock;
  forms: TeamForms;
  basePath: string;
  /** The page without it. */
  closed: string;
};

/** The detail of the match in the address, as server-rendered HTML. */
export function DetailOnServer({ entry, closed, ...known }: Props) {
  return (
    <DialogOnServer title={t('detailTitle')} size="small" isSheet closed={closed}>
      {entry ? <DetailContent {...entry} {...known} newFrom={undefined} /> : <UnknownMatch />}
    </DialogOnServer>
  );
}
