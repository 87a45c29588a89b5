import i18next from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { BrowserRouter, Link } from 'shared-kernel/router';
import { createAloneShell } from 'shared-kernel/testing/aloneShell';
import App from './App';
import { ARTICLE_KINDS, LIST_PATHS } from './domain/articleKind';

/** This package as a site of its own, for its developers: `npm run dev:alone -- mfe-articles`. */
async function start(root: HTMLElement) {
  await i18next.use(initReactI18next).init({ lng: 'vi', resources: {}, interpolation: { escapeValue: false } });
  const shell = await createAloneShell();
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <nav>
          {ARTICLE_KINDS.map((kind) => (
            <Link key={kind} to={LIST_PATHS[kind]} style={{ display: 'inline-block', padding: 12 }}>
              {LIST_PATHS[kind]}
            </Link>
          ))}
        </nav>
        <main>
          <App shell={shell} />
        </main>
      </BrowserRouter>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
