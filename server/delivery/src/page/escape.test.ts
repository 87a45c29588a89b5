import { parseFragment } from 'parse5';
import { scriptJson } from './escape';

it.each([
  ['ends the element', '</script><img src=x>'],
  ['lets a browser look for a second end of the element', '<!--<script>'],
  ['ends a line for older parsers', 'a\u2028b\u2029c'],
])('no text %s, and all of it arrives', (_, text) => {
  const json = scriptJson({ text });
  const { childNodes } = parseFragment(`<script type="application/json">${json}</script><p>`);
  expect(childNodes.map(({ nodeName }) => nodeName)).toEqual(['script', 'p']);
  expect(json).not.toMatch(/[\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ text });
});
