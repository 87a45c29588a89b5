import { useContext } from 'react';
import { UncoveredContext, useUncovered } from './useUncovered';

const OWN = 'own';

/**
 * Whether the visitor has asked to see what is hidden, and what shows it.
 *
 * @param isHidden whether it is to be hidden until they ask
 * @param name under which the page remembers it, if it does; else it is forgotten with the component
 */
export function useShownUntilHidden(isHidden: boolean, name?: string) {
  const own = useUncovered(isHidden);
  const ofPage = useContext(UncoveredContext);
  const { names, uncover } = (name !== undefined && ofPage) || own;
  return [names.has(name ?? OWN), () => uncover(name ?? OWN)] as const;
}
