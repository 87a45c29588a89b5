import sanitizeHtml, { type Attributes } from 'sanitize-html';

/**
 * Walks through HTML before it is cleaned. For servers only.
 *
 * @param onElement called for every element in order; returns its new attributes
 * @returns the HTML with those attributes; it is NOT clean
 */
export function readHtml(html: string, onElement: (tag: string, attributes: Attributes) => Attributes): string {
  return sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    allowedSchemesAppliedToAttributes: [],
    parseStyleAttributes: false,
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: onElement(tagName, attribs) }) },
  });
}
