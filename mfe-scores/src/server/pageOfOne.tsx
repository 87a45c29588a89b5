import type { ReactElement } from 'react';
import type { PageTexts } from 'shared-kernel/contract/pageDescription';
import type { Answer, PageRequest, Rendered } from 'shared-kernel/contract/serverEntry';
import { renderElement } from 'shared-kernel/server/renderElement';
import { withoutNames } from 'shared-kernel/server/withoutNames';
import { ServerContext } from '../view/parts/html/onServer';

/** How long a visitor may see scores that nothing renews, in seconds. */
export const VALID_SECONDS = 10;

/** The page of one match, team or competition as HTML. */
export function renderOne(element: ReactElement, request: PageRequest): Pick<Rendered, 'html' | 'css'> {
  const content = <ServerContext value={{ lit: undefined }}>{element}</ServerContext>;
  return withoutNames(renderElement(content, request));
}

/** There is none at this address. */
export function noneHere(element: ReactElement, texts: PageTexts, request: PageRequest): Rendered {
  return { ...renderOne(element, request), ...texts, page: { status: 404 }, robots: 'noindex' };
}

/** It has another address. */
export function movedTo(location: string): Rendered {
  return { html: '', css: '', page: { status: 301, location } };
}

/** Those of the keys whose answers have come. */
export function answered(keys: readonly string[], answers: readonly Answer[]): string[] {
  return keys.filter((one) => answers.some(({ key, status }) => key === one && status === 200));
}
