import type { PageRequest } from 'shared-kernel/contract/serverEntry';
import styled from 'styled-components';
import { ODDS_CHOICES, ODDS_PARAMETER, oddsValue, toOddsChoice } from '../domain/oddsChoice';
import { t } from '../texts/serverTexts';
import { Choice, Choices } from '../view/parts/states/ChoiceSwitch';
import { addressOfPage } from './pageOfBoard';

/** The switch of the odds page as links, for who has no app. */
export function ChoiceLinks({ request }: { request: PageRequest }) {
  const { [ODDS_PARAMETER]: given, ...rest } = request.search;
  const chosen = toOddsChoice(given);
  return (
    <Choices as="nav" aria-label={t('odds.choose')}>
      {ODDS_CHOICES.map((choice) => {
        const value = oddsValue(choice);
        const search = value ? { ...rest, [ODDS_PARAMETER]: value } : rest;
        return (
          <ChoiceLink
            key={choice}
            as="a"
            href={addressOfPage({ ...request, search }, 1)}
            aria-current={choice === chosen || undefined}
          >
            {t(`odds.choice.${choice}`)}
          </ChoiceLink>
        );
      })}
    </Choices>
  );
}

/** As a button has its text. */
const ChoiceLink = styled(Choice)`
  display: grid;
  place-items: center;
  text-decoration: none;
`;
