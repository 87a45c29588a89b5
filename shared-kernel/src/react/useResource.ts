import { useEffect } from 'react';
import type { Resource } from '../state/createResource';
import { LOADING, type Loaded } from '../state/loaded';
import { useObservable } from './useObservable';

/** The state of a resource, which loads while the component is mounted. */
export function useResource<T>(resource: Pick<Resource<T>, 'state$' | 'open'>): Loaded<T> {
  useEffect(() => resource.open(), [resource]);
  return useObservable<Loaded<T>>(resource.state$, LOADING);
}
