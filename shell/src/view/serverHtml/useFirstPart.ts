import { useEffect } from 'react';
import { of } from 'rxjs';
import { useObservable } from 'shared-kernel/react/useObservable';
import type { FirstPart } from '../../state/boot/createFirstPage';
import { useAppServices } from '../appServices';

const NOT_HELD = of(false);

/**
 * The HTML of a part, while it is on screen. It leaves at the latest with the part's place.
 *
 * @param placeholder `page`, or `slot:` with its name
 */
export function useFirstPart(placeholder: string): { part: FirstPart | undefined; isHeld: boolean } {
  const part = useAppServices().firstPage.of(placeholder);
  const isHeld = useObservable(part?.isHeld$ ?? NOT_HELD, false);
  useEffect(() => () => part?.release(), [part]);
  return { part, isHeld };
}
