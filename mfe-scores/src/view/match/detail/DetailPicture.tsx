import type { Clock } from 'shared-kernel/contract/shell';
import { DialogPicture } from 'shared-kernel/ui/DialogPicture';
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
  /** The page without it. */
  closed: string;
};

/** The detail of the match in the address, as a first picture. */
export function DetailPicture({ entry, closed, ...known }: Props) {
  return (
    <DialogPicture title={t('detailTitle')} size="small" isSheet closed={closed}>
      {entry ? <DetailContent {...entry} {...known} newFrom={undefined} /> : <UnknownMatch />}
    </DialogPicture>
  );
}
