import type { Cup, CupRound } from 'shared-kernel/entities/cup';
import styled from 'styled-components';
import { t } from '../../texts/cupTexts';
import { t as stage } from '../../texts/stageTexts';
import { type Names, TieCard } from './TieCard';

/** Rounds with more ties are a list of their own: the tree begins with the last sixteen. */
const MAX_IN_TREE = 8;

/** The knock-out rounds of a cup, side by side: each tie stands between the two whose winners met in it. */
export function Bracket({ cup: { teams, rounds } }: { cup: Cup }) {
  const names: Names = new Map(teams.map(({ id, name }) => [id, name]));
  const third = rounds.find(({ round }) => round === 'third_place');
  const tree = rounds.filter(isInTree);
  const before = rounds.filter(({ ties }) => ties.length > MAX_IN_TREE).reverse();
  return (
    <>
      {/* It scrolls, and the keyboard reaches what is beyond its edge. */}
      {tree.length === 0 ? null : (
        <Tree role="group" aria-label={t('cup.bracket')} tabIndex={0}>
          {tree.map((one, at) => (
            <Column key={one.round} data-paired={isPaired(one, tree[at + 1]) || undefined}>
              <Round one={one} names={names} />
              {third && third !== one && at === tree.length - 1 ? <Round one={third} names={names} /> : null}
            </Column>
          ))}
        </Tree>
      )}
      {before.map((one, at) => (
        <Earlier key={one.round} open={tree.length === 0 && at === 0}>
          <summary>{stage(`stage.round.${one.round}`)}</summary>
          <Ties>
            {one.ties.map((tie) => (
              <TieCard key={`${tie.home} ${tie.away}`} tie={tie} round={one.round} names={names} />
            ))}
          </Ties>
        </Earlier>
      ))}
    </>
  );
}

/** The match for the third place stands below the final. */
const isInTree = ({ round, ties }: CupRound, _: number, all: readonly CupRound[]) =>
  ties.length <= MAX_IN_TREE && (round !== 'third_place' || all.length === 1);

/** Whether each tie of the next round has two of this one, so that lines may join them. */
function isPaired({ ties }: CupRound, next: CupRound | undefined): boolean {
  return ties.length === 2 * (next?.ties.length ?? 0);
}

function Round({ one: { round, ties }, names }: { one: CupRound; names: Names }) {
  return (
    <section>
      <h3>{stage(`stage.round.${round}`)}</h3>
      <ul>
        {ties.map((tie) => (
          <TieCard key={`${tie.home} ${tie.away}`} tie={tie} round={round} names={names} />
        ))}
      </ul>
    </section>
  );
}

const Tree = styled.div`
  --gap: var(--space-4);
  display: grid;
  grid-auto-columns: minmax(10rem, 20rem);
  grid-auto-flow: column;
  gap: var(--gap);
  padding-bottom: var(--space-2);
  overflow-x: auto;
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  & > section { display: flex; flex-direction: column; }
  & > section:first-child { flex: 1; }
  & h3 { margin: 0 0 var(--space-2); color: var(--ink-2); font-size: 0.8125rem; text-align: center; }
  & ul { display: flex; flex: 1; flex-direction: column; margin: 0; padding: 0; list-style: none; }
  & li { display: flex; position: relative; flex: 1; flex-direction: column; justify-content: center; padding: var(--space-1) 0; }
  /* From the middle of a tie to where the next round has it. */
  &[data-paired] li::after {
    position: absolute;
    left: 100%;
    width: calc(var(--gap) / 2);
    height: 50%;
    border: solid var(--line-2, var(--line));
    border-width: 0 1px 0 0;
    content: '';
  }
  &[data-paired] li:nth-child(odd)::after { top: 50%; border-top-width: 1px; }
  &[data-paired] li:nth-child(even)::after { bottom: 50%; border-bottom-width: 1px; }
`;

const Earlier = styled.details`
  margin-top: var(--space-3);
  & > summary { min-height: 44px; align-content: center; font-weight: 500; cursor: pointer; }
`;

const Ties = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;
