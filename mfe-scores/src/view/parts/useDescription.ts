import { useEffect } from 'react';
import type { PageTexts } from 'shared-kernel/contract/pageDescription';
import type { Shell } from 'shared-kernel/contract/shell';

/** Title and description of the page while the component is mounted; those of `routes.json` while unknown. */
export function useDescription(shell: Shell, texts: PageTexts | undefined): void {
  const { title, description } = texts ?? {};
  useEffect(() => {
    if (title === undefined || description === undefined) return undefined;
    return shell.describePage({ title, description });
  }, [shell, title, description]);
}
