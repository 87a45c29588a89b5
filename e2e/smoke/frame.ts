import type { Page } from '@playwright/test';

/** Something of a page that is no longer as it was rendered. */
export type Change = {
  /** What has changed, without figures: the same at each look. */
  readonly what: string;
  /** In words, as it is now. */
  readonly said: string;
};

/** The parts of the shell that every page has, and that no remote may change. */
const PARTS = ['header', 'nav', 'main', 'footer'] as const;

/** The styles of a part that a rule for everything would change. */
const STYLES = [
  ...['color', 'backgroundColor', 'fontFamily', 'fontSize', 'display', 'visibility', 'opacity'],
  // What cuts content off, moves it away or takes its clicks.
  ...['overflowX', 'overflowY', 'maxHeight', 'transform', 'clipPath', 'filter', 'pointerEvents'],
] as const;

/** A part as it is on the screen; sizes in whole pixels. */
type Part = { readonly width: number; readonly height: number; readonly styles: Readonly<Record<string, string>> };

export type Frame = Readonly<Partial<Record<(typeof PARTS)[number], Part>>>;

/** The shell's parts of a page as they are now; a part that is not there is missing. */
export function lookAtFrame(page: Page): Promise<Frame> {
  return page.evaluate(
    ([parts, names]) =>
      Object.fromEntries(
        parts.flatMap((part) => {
          // A page may have a navigation or a header of its own, which the shell's can come after.
          const element = document.querySelector(`${part}:not(main *)`);
          if (!element) return [];
          const { width, height } = element.getBoundingClientRect();
          const computed = getComputedStyle(element);
          const styles = Object.fromEntries(names.map((name) => [name, computed[name]]));
          return [[part, { width: Math.round(width), height: Math.round(height), styles }]];
        }),
      ),
    [PARTS, STYLES] as const,
  );
}

/**
 * What has become of the frame; none when all is well. Content and footer grow with what is in them: of those only the
 * width counts, and of the content that it is seen.
 */
export function changesOf(rendered: Frame, now: Frame): Change[] {
  return PARTS.flatMap((part) => {
    const [before, after] = [rendered[part], now[part]];
    if (!before) return [];
    if (!after) return [{ what: part, said: `${part} is gone` }];
    return [...changedSize(part, before, after), ...changedStyles(part, before, after)];
  });
}

function changedSize(part: string, before: Part, after: Part): Change[] {
  const isSame = after.width === before.width && (part !== 'header' || after.height === before.height);
  const said = `${part} was rendered ${sizeOf(before)}, and is ${sizeOf(after)}`;
  return isSame ? [] : [{ what: `${part} size`, said }];
}

function changedStyles(part: string, before: Part, after: Part): Change[] {
  return Object.entries(before.styles).flatMap(([name, value]) => {
    const said = `${part} was rendered with ${name} ${value}, and has ${after.styles[name]}`;
    return after.styles[name] === value ? [] : [{ what: `${part} ${name}`, said }];
  });
}

/** Whether the content is seen: the shell makes it at least as high as the window. */
export function isMainSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    return main.getBoundingClientRect().height >= innerHeight * 0.9;
  });
}

const sizeOf = ({ width, height }: Part) => `${width} × ${height}`;
