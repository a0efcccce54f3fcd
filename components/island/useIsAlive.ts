import { useSyncExternalStore } from 'react';

/** Returns true after hydration, when the component can show more than the build's HTML. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
}

function neverChanges(): () => void {
  return () => undefined;
}

function inBrowser(): boolean {
  return true;
}

function onServer(): boolean {
  return false;
}
