import type { Match } from 'shared-kernel/entities/match';
import { LIST_PATHS } from 'shared-kernel/rules/articleKind';
import type { TeamForms } from '../../../domain/form';
import { t } from '../../../texts/detailTexts';
import type { TeamNames } from '../../parts/teamNames';
import { FormRow } from './FormRow';
import { PairList, PairRow } from './PairRow';
import { PillLink } from './PillLink';
import { PriceRows } from './PriceRows';

type Props = {
  match: Match;
  names: TeamNames;
  forms: TeamForms;
  /** The visitor hides scores, and so how matches ended. */
  areFormsHidden?: boolean;
};

/** What is known of a match that has no score yet: ranks, form and prices. */
export function BeforeMatch({ match, names, forms, areFormsHidden = false }: Props) {
  const { home_position, away_position, odds, suspended_odds } = match;
  const hasRanks = home_position !== undefined || away_position !== undefined;
  const hasForms = forms.home.length > 0 || forms.away.length > 0;
  return (
    <>
      {hasRanks || hasForms ? (
        <PairList aria-label={t('detail.before')}>
          {hasRanks ? (
            <PairRow
              what={t('detail.rank')}
              home={home_position ?? t('detail.notKnown')}
              away={away_position ?? t('detail.notKnown')}
              names={names}
              shown={{ home: home_position ?? '–', away: away_position ?? '–' }}
            />
          ) : null}
          {hasForms ? <FormRow forms={forms} names={names} isHidden={areFormsHidden} /> : null}
        </PairList>
      ) : null}
      <PriceRows odds={odds} suspended={suspended_odds} names={names} />
    </>
  );
}

/** No record names the preview of a match, so this leads to all of them. */
export function PreviewsLink() {
  return <PillLink to={LIST_PATHS.preview}>{t('detail.previews')}</PillLink>;
}
