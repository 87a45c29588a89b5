import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import type { FrameRule } from './frameRule';

type Element = DefaultTreeAdapterTypes.Element;

const REFUSED = new Set([
  ...['script', 'style', 'base', 'meta', 'link', 'title', 'iframe', 'frame', 'frameset', 'object', 'embed', 'applet'],
  // Their content is text to some readers and elements to others.
  ...['template', 'noscript', 'noembed', 'noframes', 'plaintext', 'xmp', 'math', 'foreignobject'],
  // They set attributes of others, addresses included.
  ...['animate', 'animatemotion', 'animatetransform', 'set'],
]);
const ADDRESSES = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'poster', 'background', 'cite']);
// By these names a parser finds its way, whatever they belong to.
const MISREAD_IN_DRAWINGS = new Set([
  ...['select', 'table', 'caption', 'colgroup', 'tbody', 'thead', 'tfoot', 'tr', 'td', 'th'],
  ...['html', 'head', 'body'],
]);
const MAX_ROUNDS = 4;
const SVG = 'http://www.w3.org/2000/svg';

/**
 * HTML as a browser understands it, with each tag closed: wherever it is put inside of an element it ends there, and
 * swallows nothing of the page. Comments are left out.
 *
 * @param mayFrame which frames it may have; none by default
 * @throws Error that names what server-rendered HTML may not have: code, styles, frames, what browsers read in two ways
 */
export function balanceHtml(html: string, mayFrame: FrameRule = () => false): string {
  function refuseAttributes({ tagName, attrs }: Element): void {
    for (const { name, prefix, value } of attrs) {
      const whole = (prefix ? `${prefix}:${name}` : name).toLowerCase();
      if (whole.startsWith('on') || whole === 'style' || whole === 'srcdoc')
        throw new Error(`expected no attribute ${whole.slice(0, 40)}, got one at <${tagName}>`);
      // Browsers skip these characters at the front of a scheme, and some of them inside of it.
      const address = ADDRESSES.has(whole) ? value.replace(/[\0- ]/g, '') : '';
      if (/^(?:javascript|vbscript):/i.test(address))
        throw new Error(`expected an address, got code in ${whole} of <${tagName}>`);
    }
  }

  /** Looks at every element; takes comments out. */
  function inspect(root: DefaultTreeAdapterTypes.ParentNode): void {
    root.childNodes = root.childNodes.filter(({ nodeName }) => nodeName !== '#comment');
    const left = [...root.childNodes];
    for (let node = left.pop(); node; node = left.pop()) {
      if (!('tagName' in node)) continue;
      const isTitleOfDrawing = node.tagName === 'title' && node.namespaceURI === SVG;
      const isFine = isTitleOfDrawing || (node.tagName === 'iframe' && node.namespaceURI !== SVG && mayFrame(node));
      if (REFUSED.has(node.tagName.toLowerCase()) && !isFine) throw new Error(`expected no <${node.tagName}>, got one`);
      if (node.namespaceURI === SVG && MISREAD_IN_DRAWINGS.has(node.tagName))
        throw new Error(`expected no <${node.tagName}> in a drawing, got one`);
      refuseAttributes(node);
      node.childNodes = node.childNodes.filter(({ nodeName }) => nodeName !== '#comment');
      for (const child of node.childNodes) left.push(child);
    }
  }

  function inspected<T extends DefaultTreeAdapterTypes.ParentNode>(root: T): string {
    inspect(root);
    return serialize(root);
  }

  const [box] = parseFragment('<div></div>').childNodes;
  if (!box || !('tagName' in box)) throw new Error('expected a box to parse in');
  const around = box;
  /** What stands in a box when it is parsed with it; `undefined` where some of it breaks out. */
  function readIn(text: string): string | undefined {
    const [whole, ...outside] = parseFragment(around, `<div>${text}</div>`, {}).childNodes;
    return whole && 'tagName' in whole && outside.length === 0 ? inspected(whole) : undefined;
  }

  // What React writes is such already, and differs from what a parser writes in these two alone: one reading is enough.
  const first = readIn(html);
  if (first !== undefined && first === html.replaceAll('&#x27;', "'").replaceAll('/>', '>')) return first;
  let before = inspected(parseFragment(box, html, {}));
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const after = readIn(before);
    if (after === undefined) break;
    if (after === before) return after;
    before = after;
  }
  throw new Error('expected elements that may stand in each other, got HTML that is read again each time');
}
