import type { PageTexts } from 'shared-kernel/contract/pageDescription';
import { idText } from 'shared-kernel/entities/idText';
import type { Standing } from 'shared-kernel/entities/standing';
import { COMPETITION_PARAMETER } from '../../../domain/standingsAddress';
import { t } from '../../../texts/tablesTexts';

/** The competition that the address names, if it has a table. */
export function standingIn(standings: readonly Standing[], competition: string | null): Standing | undefined {
  return standings.find(({ id }) => String(id) === competition);
}

export function searchOfStanding({ id }: Standing): string {
  return `?${COMPETITION_PARAMETER}=${idText(id)}`;
}

/** What the page is called while it shows this table. */
export function textsOfStanding({ name }: Standing): PageTexts {
  return { title: t('standings.of', { name }), description: t('standings.description', { name }) };
}
