import { useEffect, useRef } from 'react';

/** Moves focus when the login appears or disappears, because the focused element is gone. */
export function useFocusOnChange(needsLogIn: boolean, isShown: boolean): void {
  const before = useRef<'asked' | 'shown'>(undefined);
  const now = needsLogIn ? 'asked' : isShown ? 'shown' : undefined;
  useEffect(() => {
    if (now === undefined) return;
    if (before.current !== undefined && before.current !== now) {
      document.querySelector('main')?.focus();
    }
    before.current = now;
  }, [now]);
}
