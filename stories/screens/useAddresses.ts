import { useEffect, useEffectEvent } from 'react';

/**
 * Calls a function with the path of each link, form or script that would load another page of the site, which is not loaded.
 * The query of its address becomes a part of the story's address, where islands read it.
 */
export function useAddresses(visit: (path: string) => void): void {
  const follow = useEffectEvent((event: NavigateEvent) => {
    const { destination, cancelable, hashChange, navigationType } = event;
    const { pathname, search } = new URL(destination.url);
    if (!cancelable || hashChange || destination.sameDocument || navigationType === 'reload')
      return;
    event.preventDefault();
    history.replaceState(history.state, '', withQuery(search));
    visit(pathname);
  });
  useEffect(() => {
    const { href } = location;
    // Browsers without it leave the story.
    if (!('navigation' in globalThis)) return undefined;
    navigation.addEventListener('navigate', follow);
    return () => {
      navigation.removeEventListener('navigate', follow);
      history.replaceState(history.state, '', href);
    };
  }, []);
}

/** Returns the story's address with a further query. Storybook reads its own part of it. */
function withQuery(search: string): URL {
  const url = new URL(location.href);
  for (const [name, value] of new URLSearchParams(search)) url.searchParams.set(name, value);
  return url;
}
