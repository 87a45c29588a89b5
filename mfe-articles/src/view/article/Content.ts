import styled from 'styled-components';

/**
 * The editors' content. A picture of unknown size keeps a frame of 16:9, so that the text below does not move; so does
 * the link that stands for a player in the server-rendered HTML.
 */
export const Content = styled.div`
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
  & [data-player] { display: grid; place-items: center; width: 100%; aspect-ratio: 16 / 9; margin: 0 0 var(--space-4); border-radius: var(--radius-card); background: var(--surface-2); text-align: center; }
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
`;
