import { ABOVE_PHONE, PHONE } from './media';
import { NO_PICTURE } from './noPicture';

/** The styles of a list of articles, for the app and the page that `delivery` writes; see {@link ARTICLE_LOOK}. */
export const ARTICLE_LIST_LOOK = {
  page: `
  width: 100%;
  max-width: 1124px;
  margin: 0 auto;
  padding: var(--space-4);
  background: var(--surface-1);
  border-radius: var(--radius-card);
  @media ${ABOVE_PHONE} { padding: var(--space-6); }
`,

  head: `
  margin-bottom: var(--space-4);
  & > h1 { margin: 0; font-size: 1.375rem; line-height: 1.3; text-wrap: balance; }
  & > p { margin: var(--space-1) 0 0; color: var(--ink-2); }
  @media ${ABOVE_PHONE} {
    margin-bottom: var(--space-6);
    & > h1 { font-size: 1.875rem; }
  }
`,

  cards: `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
  @media (min-width: 48em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--space-6);
  }
`,

  item: `
  padding: var(--space-3) 0;
  border-top: 1px solid var(--line);
  &[data-lead] { grid-column: 1 / -1; padding-top: 0; padding-bottom: var(--space-4); border-top: 0; }
  @media (min-width: 48em) {
    padding: var(--space-4) 0;
    &[data-lead] { padding-bottom: var(--space-6); }
  }
`,

  card: `
  position: relative;
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  column-gap: var(--space-3);
  align-items: start;
  &[data-lead] { grid-template-columns: minmax(0, 1fr); row-gap: var(--space-3); }
  @media (min-width: 48em) {
    grid-template-columns: 128px minmax(0, 1fr);
    column-gap: var(--space-4);
    &[data-lead] { grid-template-columns: minmax(0, 55fr) minmax(0, 45fr); column-gap: var(--space-6); }
  }
  @media (min-width: 64em) { &:not([data-lead]) { grid-template-columns: 176px minmax(0, 1fr); } }
`,

  picture: `
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  border-radius: var(--radius-chip);
  background: var(--surface-3);
  &[data-lead] { aspect-ratio: 16 / 9; border-radius: var(--radius-card); }
  @media (min-width: 48em) { aspect-ratio: 16 / 9; }
`,

  /** A pitch, beside `picture`. */
  noPicture: `
  background: var(--surface-3) url("${NO_PICTURE}") center / cover;
`,

  words: `
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
`,

  /** The link covers the whole card. */
  title: `
  margin: 0;
  font-size: 1rem;
  line-height: 1.35;
  text-wrap: pretty;
  overflow-wrap: anywhere;
  & > a { color: inherit; text-decoration: none; }
  & > a:hover { color: var(--accent); text-decoration: underline; text-underline-offset: 3px; }
  & > a::after { content: ''; position: absolute; inset: 0; }
  @media ${PHONE} { font-size: 0.9375rem; }
  &[data-lead] { font-size: 1.25rem; }
  @media (min-width: 48em) { &[data-lead] { font-size: 1.625rem; line-height: 1.3; } }
`,

  /** Above the link that covers the card, so that the exact time shows on hover. */
  time: `
  position: relative;
  z-index: 1;
  align-self: flex-start;
  color: var(--ink-3);
  font-size: 0.8125rem;
`,

  description: `
  display: -webkit-box;
  margin: 0;
  overflow: hidden;
  color: var(--ink-2);
  line-height: 1.5;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  @media ${PHONE} { font-size: 0.875rem; line-height: 1.45; }
  &[data-lead] { -webkit-line-clamp: 5; }
  @media (min-width: 48em) { &[data-lead] { margin-top: var(--space-2); font-size: 1.0625rem; line-height: 1.55; } }
`,
} as const;
