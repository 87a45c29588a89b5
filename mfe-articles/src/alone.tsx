import { Link } from 'shared-kernel/router';
import { ARTICLE_KINDS, LIST_PATHS } from 'shared-kernel/rules/articleKind';
import { runAlone } from 'shared-kernel/testing/runAlone';
import App from './App';

/** This package as a site of its own: `npm run dev:alone -- mfe-articles`. */
void runAlone((shell) => (
  <>
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
  </>
));
