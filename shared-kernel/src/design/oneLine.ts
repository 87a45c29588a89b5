import { css } from 'styled-components';

/** One line that ends with an ellipsis. Its room above and below is that of marks and descenders, as in "ộ" and "gỵ". */
export const oneLine = css`
  margin-block: -0.25em;
  padding-block: 0.25em;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
