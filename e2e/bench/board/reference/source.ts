import type { BigBoard, BoardChange } from '../bigBoard';

/** The client of `referenceServer.ts`, in the page. The data is our own, so it is not decoded. */

export async function loadBoard(): Promise<BigBoard> {
  const board: BigBoard = JSON.parse(await (await fetch('/match/range')).text());
  return board;
}

type Listener = {
  /** All changes of one message. */
  onChanges: (changes: readonly BoardChange[]) => void;
  /** A button was clicked: ended matches only, or all again. */
  onFilter: (isEndOnly: boolean) => void;
  onSecond: () => void;
};

export function listen({ onChanges, onFilter, onSecond }: Listener): void {
  new EventSource('/events').onmessage = ({ data }) => onChanges(JSON.parse(data));
  document.getElementById('all')?.addEventListener('click', () => onFilter(false));
  document.getElementById('end')?.addEventListener('click', () => onFilter(true));
  setInterval(onSecond, 1000);
}
