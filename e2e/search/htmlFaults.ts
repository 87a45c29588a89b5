import { HtmlValidate } from 'html-validate';

/** The rules of the frame and of a part stand in its own node, and leave with it: no other style is by design. */
const PART_STYLE =
  /(<div [^>]*data-first="[^"]*"[^>]*>(?:<script>.*?<\/script>)?|<div id="tyso-lost"[^\n]*<\/div>\s*)<style>[^<]*<\/style>/gs;

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // Small scripts and rules are inline by design; the content policy has their hashes.
    'no-inline-style': 'error',
    'require-sri': 'off',
    // What readers get of roles and names is looked at in browsers, where hidden parts are hidden.
    'aria-label-misuse': 'off',
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    'unique-landmark': 'off',
    // Firefox would keep the tick of a closed advert over a reload.
    'valid-autocomplete': 'off',
    // Tables are the editors' own.
    'wcag/h63': 'off',
  },
});

/** Where a page is no valid HTML. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html.replace(PART_STYLE, '$1'));
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) => `${line}:${column} ${message} (${ruleId}) ${selector ?? ''}`,
    ),
  );
}
