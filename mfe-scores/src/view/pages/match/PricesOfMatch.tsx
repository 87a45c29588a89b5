import { useDeferredValue, useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import { useResource } from 'shared-kernel/react/useResource';
import { Loading } from 'shared-kernel/ui/Loading';
import { fileOf } from '../../../state/fileOf';
import { PRICE_HISTORY } from '../../../state/priceHistory';
import { createAnswer } from '../../../state/question';
import { FailedBoard } from '../../parts/states/FailedBoard';
import { useMoves } from './useMoves';

const codeOf = fileOf(() => import(/* webpackChunkName: "moves" */ './ChosenHistory'));

/** How the prices of a match moved: what is loaded when its tab is opened, and what the match says from then on. */
export function PricesOfMatch({ shell, match }: { shell: Shell; match: Match }) {
  const file = codeOf(shell);
  const code = useResource(file);
  const history = useMemo(() => createAnswer(shell, PRICE_HISTORY, match.id), [shell, match.id]);
  const loaded = useResource(history);
  const answer = loaded.value?.answer;
  // What a visitor does meanwhile goes first.
  const known = useDeferredValue(useMoves(answer?.moves, match, shell.clock), undefined);
  if (code.value && answer && known) {
    return <code.value.ChosenHistory groups={answer.groups} shell={shell} match={match} known={known} />;
  }
  if (code.kind !== 'failed' && (loaded.kind !== 'failed' || loaded.value)) return <Loading />;
  const retry = () => {
    if (code.kind === 'failed') file.retry();
    if (loaded.kind === 'failed') history.retry();
  };
  return <FailedBoard onRetry={retry} />;
}
