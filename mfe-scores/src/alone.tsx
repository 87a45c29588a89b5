import i18next from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { BrowserRouter } from 'shared-kernel/router';
import { createAloneShell } from 'shared-kernel/testing/aloneShell';
import styled from 'styled-components';
import App from './App';

/** This package as a site of its own, for its developers: `npm run dev:alone -- mfe-scores`. */
async function start(root: HTMLElement) {
  await i18next.use(initReactI18next).init({ lng: 'vi', resources: {}, interpolation: { escapeValue: false } });
  const shell = await createAloneShell();
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Page>
          <App shell={shell} />
        </Page>
      </BrowserRouter>
    </StrictMode>,
  );
}

/** As wide as the shell draws its pages. */
const Page = styled.main`
  max-width: 1124px;
  margin: 0 auto;
`;

const root = document.getElementById('root');
if (root) void start(root);
