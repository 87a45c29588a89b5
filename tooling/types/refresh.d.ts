/** The part of React's refresh runtime that development builds call; the package has no types. */
declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(page: Window): void;
  export function isLikelyComponentType(value: unknown): boolean;
  export function performReactRefresh(): void;
}
