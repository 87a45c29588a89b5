import { injectIntoGlobalHook } from 'react-refresh/runtime';

// React looks for this hook once, while it loads: so this entry comes first, and only in the page's own bundle.
injectIntoGlobalHook(window);
