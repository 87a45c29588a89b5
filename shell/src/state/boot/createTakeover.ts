import { repeatTap } from './repeatTap';
import { sameElement } from './sameElement';

export type Takeover = {
  /** For the app to render into. */
  readonly container: HTMLElement;
  /** What the server rendered leaves, once the app has rendered; the focus goes to the same element of the app, and so does the last tap. */
  end(): void;
};

/**
 * The page's root, with a place for the app in front of what the server rendered: React would empty its container
 * at once, and the focus would be lost. The HTML of the page’s parts has gone to their places in the app by then.
 */
export function createTakeover(root: HTMLElement): Takeover {
  const written = [...root.children];
  const container = root.ownerDocument.createElement('div');
  root.prepend(container);
  return {
    container,
    end() {
      const { activeElement } = root.ownerDocument;
      const isInside = written.some((one) => one.contains(activeElement));
      const same =
        isInside && activeElement instanceof HTMLElement ? sameElement(activeElement, written, container) : undefined;
      repeatTap([...written], container);
      for (const one of written.splice(0)) one.remove();
      same?.focus({ preventScroll: true });
    },
  };
}
