/**
 * The styles of an article, shared by the app and the page that `delivery` writes before the app starts: nothing may
 * move when the app takes over. Each is the body of a rule; `&` is the element itself.
 *
 * A phone ends at 767 px.
 */
export const ARTICLE_LOOK = {
  page: `
  width: 100%;
  max-width: 1124px;
  margin: 0 auto;
  padding: var(--space-2) var(--space-4) var(--space-6);
  background: var(--surface-1);
  border-radius: var(--radius-card);
`,

  /** Aligned with the start of the text: half its width left of the middle. */
  back: `
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-left: max(0px, 50% - 306px);
  color: var(--ink-2);
  text-decoration: none;
  &:hover { color: var(--accent); text-decoration: underline; text-underline-offset: 3px; }
`,

  /** Some seventy characters a line. */
  text: `
  max-width: 36em;
  margin: 0 auto;
  font-size: 1.0625rem;
  line-height: 1.65;
  overflow-wrap: break-word;
  @media (max-width: 47.9375em) { font-size: 1rem; line-height: 1.6; }
`,

  title: `
  margin: var(--space-2) 0 var(--space-3);
  font-size: 1.875rem;
  line-height: 1.28;
  text-wrap: balance;
  @media (max-width: 47.9375em) { font-size: 1.25rem; line-height: 1.35; }
`,

  times: `
  margin: 0;
  & > * { color: var(--ink-3); font-size: 0.875rem; font-variant-numeric: tabular-nums; }
  & > * + * { display: inline-block; margin-left: var(--space-4); }
`,

  separator: `
  margin: var(--space-3) 0 var(--space-4);
  border: 0;
  border-top: 1px solid var(--line-strong);
`,

  description: `
  margin: 0 0 var(--space-6);
  font-size: 1.125rem;
  font-weight: 600;
  line-height: 1.55;
  @media (max-width: 47.9375em) { font-size: 1rem; }
`,

  /** The editors' content. A picture of unknown size keeps a frame of 16:9, so that the text below does not move. */
  content: `
  & > :first-child { margin-top: 0; }
  & p, & ul, & ol, & dl, & figure, & blockquote, & pre, & table { margin: 0 0 var(--space-4); }
  & h2 { margin: 36px 0 var(--space-3); font-size: 1.375rem; line-height: 1.35; text-wrap: balance; }
  & h3 { margin: 28px 0 var(--space-2); font-size: 1.125rem; line-height: 1.4; text-wrap: balance; }
  & h4, & h5, & h6 { margin: var(--space-6) 0 var(--space-2); font-size: inherit; }
  & ul, & ol { padding-left: 1.4em; }
  & li { margin-bottom: var(--space-1); }
  & a { color: var(--accent); text-underline-offset: 3px; overflow-wrap: anywhere; }
  & img { display: block; max-width: 100%; height: auto; margin: 0 auto; border-radius: var(--radius-card); background: var(--surface-2); }
  & img:not([width][height]) { width: 100%; aspect-ratio: 16 / 9; object-fit: scale-down; }
  & iframe { display: block; width: 100%; height: auto; aspect-ratio: 16 / 9; margin: 0 0 var(--space-4); border: 0; border-radius: var(--radius-card); background: var(--surface-2); }
  & hr { margin: var(--space-6) 0; border: 0; border-top: 1px solid var(--line-strong); }
  & figcaption { margin-top: var(--space-2); color: var(--ink-2); font-size: 0.875rem; line-height: 1.5; text-align: center; }
  & blockquote { padding-left: var(--space-4); border-left: 3px solid var(--accent); color: var(--ink-2); }
  & pre { font-size: 0.875rem; white-space: pre-wrap; overflow-wrap: anywhere; }
  & table { display: block; width: max-content; max-width: 100%; overflow-x: auto; border-collapse: collapse; }
  & [role='region'] { margin: 0 0 var(--space-4); overflow-x: auto; }
  & [role='region'] > table { display: table; max-width: none; margin: 0; }
  & img[role='button'] { cursor: zoom-in; }
  & caption { padding-bottom: var(--space-2); color: var(--ink-2); font-size: 0.875rem; text-align: left; }
  & th, & td { min-width: 4.5em; padding: var(--space-2) var(--space-3); border: 1px solid var(--line); font-size: 0.9375rem; line-height: 1.4; overflow-wrap: normal; }
  & th { background: var(--surface-2); text-align: left; }
  @media (max-width: 47.9375em) {
    & h2 { margin-top: 28px; font-size: 1.125rem; }
    & h3 { margin-top: var(--space-6); font-size: 1.0625rem; }
  }
`,
} as const;
