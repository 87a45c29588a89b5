import i18next from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { BANNER_POSITIONS } from 'shared-kernel/entities/banner';
import { BrowserRouter } from 'shared-kernel/router';
import { createAloneShell } from 'shared-kernel/testing/aloneShell';
import styled from 'styled-components';
import App from './App';
import Slots from './Slots';

/** Every slot and the ranking on one page, for the ad team: `npm run dev:alone -- mfe-ads`. */
async function start(root: HTMLElement) {
  await i18next.use(initReactI18next).init({ lng: 'vi', resources: {}, interpolation: { escapeValue: false } });
  const shell = await createAloneShell();
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        {BANNER_POSITIONS.map((position) => (
          <section key={position}>
            <h2>{position}</h2>
            <SlotBox data-tall={position.endsWith('Left') || position.endsWith('Right') || undefined}>
              <Slots shell={shell} name={position} />
            </SlotBox>
          </section>
        ))}
        <App shell={shell} />
      </BrowserRouter>
    </StrictMode>,
  );
}

/** About the sizes that the shell keeps free. */
const SlotBox = styled.div`
  width: min(728px, 100%);
  height: 90px;
  outline: 1px dashed var(--line-strong);
  &[data-tall] { width: 160px; height: 400px; }
`;

const root = document.getElementById('root');
if (root) void start(root);
