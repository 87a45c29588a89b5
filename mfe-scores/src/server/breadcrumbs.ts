import type { PageRequest } from 'shared-kernel/contract/serverEntry';
import { t } from '../texts/serverTexts';
import { wholeAddress } from './addresses';

/** The way to a page from the start page, for search engines (schema.org); none while the site's origin is unknown. */
export function breadcrumbs(
  request: PageRequest,
  steps: readonly { readonly name: string; readonly path: string }[],
): object[] {
  const whole = [{ name: t('path.home'), path: '/' }, ...steps].flatMap(({ name, path }) => {
    const item = wholeAddress(path, request);
    return item ? [{ name, item }] : [];
  });
  if (whole.length < 2) return [];
  const items = whole.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }));
  return [{ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: items }];
}
