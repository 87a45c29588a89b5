import type { ReactElement } from 'react';
import type { PageTexts } from 'shared-kernel/contract/pageDescription';
import type { Answer, Drawn, PageRequest } from 'shared-kernel/contract/serverEntry';
import { drawElement } from 'shared-kernel/server/drawElement';
import { withoutNames } from 'shared-kernel/server/withoutNames';
import { PictureContext } from '../view/parts/html/picture';

/** How long a visitor may see scores that nothing renews, in seconds. */
export const VALID_SECONDS = 10;

/** The page of one match, team or competition as HTML. */
export function drawOne(element: ReactElement, request: PageRequest): Pick<Drawn, 'html' | 'css'> {
  const content = <PictureContext value={{ lit: undefined }}>{element}</PictureContext>;
  return withoutNames(drawElement(content, request));
}

/** There is none at this address. */
export function noneHere(element: ReactElement, texts: PageTexts, request: PageRequest): Drawn {
  return { ...drawOne(element, request), ...texts, page: { status: 404 }, robots: 'noindex' };
}

/** It has another address. */
export function movedTo(location: string): Drawn {
  return { html: '', css: '', page: { status: 301, location } };
}

/** Those of the keys whose answers have come. */
export function answered(keys: readonly string[], answers: readonly Answer[]): string[] {
  return keys.filter((one) => answers.some(({ key, status }) => key === one && status === 200));
}
