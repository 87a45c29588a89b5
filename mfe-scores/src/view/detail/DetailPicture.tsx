import type { Clock } from 'shared-kernel/contract/shell';
import { DialogPicture } from 'shared-kernel/ui/DialogPicture';
import type { BoardEntry } from '../../domain/boardEntry';
import type { TeamForms } from '../../domain/form';
import { t } from '../../texts/detailTexts';
import { DetailContent } from './DetailContent';
import type { HeaderProps } from './TeamHeader';
import { UnknownMatch } from './UnknownMatch';

type Props = Pick<HeaderProps, 'home' | 'away' | 'clock'> & {
  /** Missing where there is no such match. */
  entry: BoardEntry | undefined;
  clock: Clock;
  forms: TeamForms;
  /** The page without it. */
  closed: string;
};

/** The detail of the match in the address, as a first picture. */
export function DetailPicture({ entry, closed, forms, ...header }: Props) {
  return (
    <DialogPicture title={t('detailTitle')} size="small" isSheet closed={closed}>
      {entry ? (
        <DetailContent
          {...header}
          match={entry.match}
          competition={entry.competition?.name}
          forms={forms}
          newFrom={undefined}
        />
      ) : (
        <UnknownMatch />
      )}
    </DialogPicture>
  );
}
