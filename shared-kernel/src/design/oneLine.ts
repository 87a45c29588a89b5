import { css } from 'styled-components';

/** One line that ends with an ellipsis. Its room above and below is that of marks and descenders, as in "ộ" and "gỵ". */
export const oneLine = css`
  margin: -0.25em 0;
  padding: 0.25em 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
