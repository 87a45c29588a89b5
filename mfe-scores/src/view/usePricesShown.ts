import { useEffect } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';

/** Keeps prices and statistics current while the visitor looks at them, also for one who saves data. */
export function usePricesShown(shell: Pick<Shell, 'pricesShown'>, areShown: boolean): void {
  useEffect(() => (areShown ? shell.pricesShown() : undefined), [shell, areShown]);
}
