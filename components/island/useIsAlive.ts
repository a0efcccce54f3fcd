import { useSyncExternalStore } from 'react';

/** Whether React has taken over what the build wrote, and more can be shown than that. */
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
