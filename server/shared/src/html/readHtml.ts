import sanitizeHtml, { type Attributes } from 'sanitize-html';

/**
 * Goes through HTML as it was written, before it is cleaned. For servers only.
 *
 * @param onElement is told of every element in its order, and returns what shall stand in the place of its attributes
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
