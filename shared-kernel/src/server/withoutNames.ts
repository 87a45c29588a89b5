import type { Drawn } from '../contract/serverEntry';

/** The class of a component as such, as the compiler gives it; its rules have another one. */
const NAME = /^(?:[\w-]+__)?sc-/;

/**
 * A picture without the names of styled components that no rule asks for: of a picture with many elements they are a
 * fifteenth. Texts hold no quotes that could look like an attribute's: React writes `&quot;`.
 */
export function withoutNames({ html, css }: Pick<Drawn, 'html' | 'css'>): Pick<Drawn, 'html' | 'css'> {
  const ruled = new Set(css.match(/\.[\w-]+/g));
  const isNeeded = (name: string) => !NAME.test(name) || ruled.has(`.${name}`);
  const lean = html.replace(/ class="([^"]*)"/g, (_, names: string) => {
    const needed = names.split(' ').filter(isNeeded).join(' ');
    return needed && ` class="${needed}"`;
  });
  return { html: lean, css };
}
