import { useEffect } from 'react';

/**
 * Adds to the header what HTML and CSS cannot do: menus close on Escape and on a click elsewhere, arrow keys move in them, and the
 * button for light and dark works. Call it in the component that renders `Header`.
 */
export function useHeaderScripts(): void {
  useEffect(() => {
    const leaving = new AbortController();
    void start(leaving);
    return () => leaving.abort();
  }, []);
}

/** These modules need a window as soon as they load, so the server must not import them. */
async function start({ signal }: AbortController): Promise<void> {
  const [{ startColorMode }, { startClosing }, { startMenuKeys }] = await Promise.all([
    import('../browser/page/colorMode.ts'),
    import('../browser/page/menus/closing.ts'),
    import('../browser/page/menus/menuKeys.ts'),
  ]);
  if (signal.aborted) return;
  startColorMode({ signal });
  startClosing({ signal });
  const menu = document.querySelector<HTMLElement>('header nav:has(details)');
  if (menu) startMenuKeys(menu, { signal });
}
