import { runAlone } from 'shared-kernel/testing/runAlone';
import styled from 'styled-components';
import App from './App';

/** The width that the shell gives its pages. */
const Page = styled.main`
  max-width: 1124px;
  margin: 0 auto;
`;

/** This package as a site of its own: `npm run dev:alone -- mfe-scores`. */
void runAlone((shell) => (
  <Page>
    <App shell={shell} />
  </Page>
));
