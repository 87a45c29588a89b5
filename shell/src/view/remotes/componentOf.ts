import type { ComponentType } from 'react';

/**
 * The component a remote's module exports, or `undefined` when there is none.
 * That it takes the props we give is what the contract's number promises.
 */
export function componentOf<Props>(module: unknown): ComponentType<Props> | undefined {
  const exported = typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
  return isComponent<Props>(exported) ? exported : undefined;
}

/** A function, or one of React's wrappers such as `memo`. */
function isComponent<Props>(value: unknown): value is ComponentType<Props> {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
