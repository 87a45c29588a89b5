import { Component, type ReactNode, type RefObject } from 'react';
import type { Block } from '../../domain/blocks';
import { movement, type Places } from '../../domain/movement';

type Props = { table: RefObject<HTMLElement | null>; blocks: readonly Block[]; children: ReactNode };

/**
 * Keeps the visible lines in place when matches above come or go. It is a class, because only a class sees the page
 * before React changes it.
 */
export class KeptPlace extends Component<Props> {
  override getSnapshotBeforeUpdate(before: Props): Places | null {
    return before.blocks === this.props.blocks ? null : placesInSight(this.props.table.current);
  }

  override componentDidUpdate(_props: Props, _state: unknown, before: Places | null): void {
    if (!before) return;
    const moved = movement(before, placesOf(this.props.table.current));
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/** Nothing while the head of the board is in view: there, readers want to see new lines at the top. */
function placesInSight(table: HTMLElement | null): Places | null {
  if (!table || table.getBoundingClientRect().top >= 0) return null;
  return new Map([...placesOf(table)].filter(([, top]) => top >= 0 && top < window.innerHeight));
}

function placesOf(table: HTMLElement | null): Places {
  const lines = table?.querySelectorAll<HTMLElement>('[data-match]') ?? [];
  return new Map([...lines].map((line) => [line.dataset.match ?? '', line.getBoundingClientRect().top]));
}
