import * as fc from 'fast-check';

/** Pieces that matter to a parser, in any order. */
const pieces = fc.constantFrom(
  ...[
    '<p>',
    '</p>',
    '<a href="/x">',
    '</a>',
    '<table>',
    '<tr>',
    '<td>',
    '</table>',
    '<svg>',
    '<math>',
    '<style>',
    '</style>',
  ],
  ...[
    '<x-a>',
    '</x-a>',
    '<form>',
    '<iframe src="https://player.vimeo.com/video/1">',
    '</iframe>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
  ],
  ...[
    '<b',
    '>',
    '"',
    "'",
    '=',
    ' onclick=alert(1)',
    '<img src=',
    '<img src="/media/a.webp">',
    '&lt;',
    '&amp;',
    '&',
    '\0',
    '<',
    '/',
  ],
  ...[
    '<li>',
    '<ul>',
    '</ul>',
    '<h2>',
    '<textarea>',
    '</textarea>',
    '<noscript>',
    '<template>',
    '<xmp>',
    '<br>',
    '</br>',
    'bàn thắng',
    ' ',
  ],
);
/** HTML as no editor writes it. */
export const anyHtml = fc
  .array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 30 })
  .map((parts) => parts.join(''));
