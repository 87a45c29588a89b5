import { type ReactElement, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { type Block, ROWS_PER_BLOCK } from '../../domain/blocks';
import { useIsOnServer } from '../parts/html/onServer';
import { blockHeights, lineHeights } from './lineHeights';
import { BlocksContext, RowGroups } from './RowGroups';

type Props = {
  blocks: readonly Block[];
  virtualizer: RefObject<WindowVirtualizerHandle | null>;
  hasStrip: boolean;
  children: (block: Block) => ReactElement;
};

/** The lines near the window. Paper and server-rendered HTML have no window: there all lines are rendered. Each group is a row group. */
export function Lines(props: Props) {
  const isPrinting = useIsPrinting();
  const isWhole = useIsOnServer() || isPrinting;
  return (
    <BlocksContext value={props.blocks}>
      {isWhole ? <RowGroups>{props.blocks.map(props.children)}</RowGroups> : <LinesInSight {...props} />}
    </BlocksContext>
  );
}

function LinesInSight({ blocks, virtualizer, hasStrip, children }: Props) {
  const [unmeasured] = useState(() => heightsOf(blocks, hasStrip));
  return (
    <WindowVirtualizer ref={virtualizer} as={RowGroups} data={blocks} cache={unmeasured} itemSize={unmeasured[1]}>
      {children}
    </WindowVirtualizer>
  );
}

/** The height of each block, and an estimate for new ones, as the list takes them. */
function heightsOf(blocks: readonly Block[], hasStrip: boolean): [number[], number] {
  const heights = lineHeights(hasStrip);
  return [blockHeights(blocks, heights), ROWS_PER_BLOCK * heights.row];
}

/** Whether the page is being printed: what is rendered then must not depend on what is in sight. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as soon as the listeners have run.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
