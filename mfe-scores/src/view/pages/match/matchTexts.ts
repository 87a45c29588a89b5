import type { PageTexts } from 'shared-kernel/contract/pageDescription';
import type { BoardEntry } from '../../../domain/boardEntry';
import { t } from '../../../texts/detailTexts';

/** A match whose teams are known. */
export type SaidMatch = {
  readonly home: string;
  readonly away: string;
  readonly competition: string | undefined;
};

/** `undefined` while a team is unknown: half a name is no name of a match. */
export function namesOfMatch({ home, away, competition }: Omit<BoardEntry, 'marks'>): SaidMatch | undefined {
  return home && away ? { home: home.name, away: away.name, competition: competition?.name } : undefined;
}

/** What the page of a match says of itself, on the server and in the app. */
export function textsOfMatch({ home, away, competition }: SaidMatch) {
  const names = { home, away };
  return {
    heading: t('match.heading', names),
    title: t('match.title', names),
    description: competition ? t('match.descriptionOf', { ...names, competition }) : t('match.description', names),
  };
}

/** What the page of an address without a match says of itself. */
export function textsOfNoMatch(): PageTexts {
  return { title: t('match.none'), description: t('detail.unknown') };
}
