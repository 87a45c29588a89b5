import type { ComponentProps } from 'react';
import type { Match } from 'shared-kernel/entities/match';
import type { MatchRound } from 'shared-kernel/entities/matchRound';
import styled from 'styled-components';
import { matchesByRound } from '../../../domain/matchesByRound';
import { t } from '../../../texts/detailTexts';
import { roundName } from '../../../texts/roundName';
import { MatchList } from '../../board/MatchList';

type Props = Omit<ComponentProps<typeof MatchList>, 'ids'> & {
  matches: readonly Match[];
  /** Of these matches, as far as they are known. */
  rounds: readonly MatchRound[];
};

/** Fixtures or results, each round below its name (M25). */
export function RoundLists({ matches, rounds, label, ...list }: Props) {
  const groups = matchesByRound(matches, rounds);
  return groups.map(({ key, round, matches: some }) => {
    const ids = some.map(({ id }) => id);
    const name = round ? roundName(round) : groups.length > 1 ? t('record.otherRounds') : undefined;
    if (!name) return <MatchList key={key} {...list} label={label} ids={ids} />;
    return (
      <RoundList key={key}>
        <h3>{name}</h3>
        <MatchList {...list} label={t('record.ofRound', { list: label, round: name })} ids={ids} />
      </RoundList>
    );
  });
}

const RoundList = styled.div`
  & > h3 { margin: 0 0 var(--space-1); font-size: 0.9375rem; }
  & + & { margin-top: var(--space-4); }
`;
