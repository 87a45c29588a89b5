import type { Rendered } from '../contract/serverEntry';

/** The class of a component as such, as the compiler gives it; its rules have another one. */
const NAME = /^(?:[\w-]+__)?sc-/;

/**
 * HTML without the names of styled components that no rule asks for: of HTML with many elements they are a
 * fifteenth. Texts hold no quotes that could look like an attribute's: React writes `&quot;`.
 */
export function withoutNames({ html, css }: Pick<Rendered, 'html' | 'css'>): Pick<Rendered, 'html' | 'css'> {
  const ruled = new Set(css.match(/\.[\w-]+/g));
  const isNeeded = (name: string) => !NAME.test(name) || ruled.has(`.${name}`);
  const lean = html.replace(/ class="([^"]*)"/g, (_, names: string) => {
    const needed = names.split(' ').filter(isNeeded).join(' ');
    return needed && ` class="${needed}"`;
  });
  return { html: lean, css };
}
