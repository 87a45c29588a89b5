import * as v from 'valibot';
import { articleKind } from './articleKind';
import type { ContentKind } from './contentKind';
import { settingKind } from './settingKind';

/** All kinds of content by the name of their folder or file; a publication takes them in this order. */
export const KIND_NAMES = ['previews', 'news', 'settings'] as const;

export const kindNameSchema = v.picklist(KIND_NAMES, `a kind of content: ${KIND_NAMES.join(', ')}`);
export type KindName = v.InferOutput<typeof kindNameSchema>;

export const SITE_KINDS: Readonly<Record<KindName, ContentKind>> = {
  previews: articleKind('commentary'),
  news: articleKind('news'),
  settings: settingKind,
};
