import { WORDMARK } from 'shared-kernel/design/wordmark';

const { viewBox, letters, circle, spotRadius } = WORDMARK;
const place = `cx="${circle.cx}" cy="${circle.cy}"`;

/** The site's wordmark at its place in the shell; styled by `.boot-bar svg`. */
export const WORDMARK_SVG = `<svg viewBox="${viewBox}" role="img" aria-label="TySo"><path d="${letters}"/><circle ${place} r="${circle.r}"/><circle ${place} r="${spotRadius}"/></svg>`;
