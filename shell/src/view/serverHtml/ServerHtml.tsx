import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import type { FirstPart } from '../../state/boot/createFirstPage';
import { repeatTap } from '../../state/boot/repeatTap';
import { repeatTyping } from '../../state/boot/repeatTyping';
import { onceRendered, sameElement } from '../../state/boot/sameElement';

/** How long the app has to render what the visitor unfolded. Later it would open what they no longer look at. */
const UNFOLDS_FOR_MS = 15_000;

/** The node that `delivery` wrote, moved to its place in the app before the paint. The focus stays where it was, what was unfolded stays open, and neither a tap nor what is typed is lost. */
export function ServerHtml({ part: { node } }: { part: FirstPart }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = box.current?.parentElement;
    if (!place) return;
    const focused = focusedIn(node);
    box.current?.append(node);
    focused?.focus({ preventScroll: true });
    return () => handOver(node, place);
  }, [node]);
  return <Box ref={box} data-picture="" />;
}

/** Called while the HTML leaves: at the end of this commit its place has what the app rendered. */
function handOver(node: HTMLElement, place: HTMLElement) {
  repeatTap([node], place);
  const focused = focusedIn(node);
  queueMicrotask(() => {
    // First, since fields are told apart by their texts, too.
    const successor = focused && (sameElement(focused, [node], place) ?? place.closest('main'));
    repeatTyping([node], place);
    for (const summary of node.querySelectorAll<HTMLElement>('details[open] > summary')) {
      onceRendered([summary, [node], place], performance.now() + UNFOLDS_FOR_MS, (own) => {
        own.closest('details')?.setAttribute('open', '');
      });
    }
    successor?.focus({ preventScroll: true });
  });
}

function focusedIn(node: HTMLElement): HTMLElement | undefined {
  const { activeElement } = node.ownerDocument;
  return activeElement instanceof HTMLElement && node.contains(activeElement) ? activeElement : undefined;
}

/** In a slot, whose size is known, the HTML fills the slot itself. */
const Box = styled.div`
  [data-slot] > &, [data-slot] > & > :not([hidden]) { display: contents; }
`;
