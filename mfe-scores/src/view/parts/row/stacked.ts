import { PHONE } from 'shared-kernel/design/media';
import { type css, css as rules } from 'styled-components';

/** Rules of a row whose teams stand one above the other: on a phone, and in lists, which are as narrow in two columns. */
export const stacked = (look: ReturnType<typeof css>) => rules`
  @media ${PHONE} { ${look} }
  [data-look='list'] & { ${look} }
`;
