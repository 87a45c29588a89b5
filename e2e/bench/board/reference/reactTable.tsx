import { type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { MatchId } from 'shared-kernel/entities/match';
import type { BigBoard, BoardChange } from '../bigBoard';
import { type Entry, ReactRow } from './reactRow';
import { ARROWS_MS, GROUPS, isLive, minuteText, movesOf, namesOf, oddsText, STATUS } from './rowText';
import { listen, loadBoard } from './source';

/* The common solution: all rows in the page, each a memo component with plain class names, and all state at the top. */

function Board({ answer }: { answer: BigBoard }) {
  const [names] = useState(() => namesOf(answer));
  const [entries, setEntries] = useState<readonly Entry[]>(() =>
    answer.data.map((match) => ({ match, isGoal: false })),
  );
  const [isEndOnly, setEndOnly] = useState(false);
  const [, setSecond] = useState(0);
  useEffect(() => {
    listen({
      onChanges(changes) {
        const byId = new Map<MatchId, BoardChange>(changes.map((change) => [change.match_id, change]));
        setEntries((now) => now.map((entry) => changed(entry, byId.get(entry.match.id), changes)));
        setTimeout(() => setEntries((now) => now.map((entry) => over(entry, changes))), ARROWS_MS);
      },
      onFilter: setEndOnly,
      onSecond: () => setSecond((second) => second + 1),
    });
  }, []);
  return GROUPS.map(({ status, name }) => {
    const group = entries.filter(({ match }) => match.status_id === status);
    return isEndOnly && status !== STATUS.ended ? null : (
      <Group key={name} title={`${name} ${group.length} trận`}>
        {group.map((entry) => (
          <ReactRow
            key={entry.match.id}
            entry={entry}
            names={names}
            minute={isLive(entry.match) ? minuteText(entry.match) : undefined}
          />
        ))}
      </Group>
    );
  });
}

function changed(entry: Entry, change: BoardChange | undefined, movedBy: readonly BoardChange[]): Entry {
  if (!change) return entry;
  const { score, odds } = change;
  return {
    match: { ...entry.match, home_scores: [...score[2]], away_scores: [...score[3]], odds },
    moves: movesOf(oddsText(entry.match.odds), oddsText(odds)),
    movedBy,
    isGoal: score[2][0] !== entry.match.home_scores[0],
  };
}

function over(entry: Entry, changes: readonly BoardChange[]): Entry {
  return entry.movedBy === changes ? { ...entry, movedBy: undefined } : entry;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: as in our board, whose rows are grids. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: as in our board. */}
      <div className="group" role="row">
        {title}
      </div>
      {children}
    </>
  );
}

const place = document.getElementById('board');
const answer = await loadBoard();
if (place) createRoot(place).render(<Board answer={answer} />);
