import i18next from 'i18next';

export const NAMESPACE = 'shell';

/**
 * The shell's texts. A plain function, not a hook: there is one language, known before the first picture,
 * so nothing need be subscribed to, and `react-i18next` need not be loaded.
 */
export const t = i18next.getFixedT('vi', NAMESPACE);
