import { sessionItem } from '../../storage/sessionItem.ts';
import { whenConsented } from '../../consent/whenConsented.ts';
import type { FunctionId } from '../../../contract/thirdParties.ts';
import {
  handledByIsland,
  type IslandAttributes,
  leaveEvent,
  type HydrationTrigger,
} from '../../../contract/island.ts';
import { isPlainClick } from '../../../contract/plainClick.ts';
import { lazyMargin } from '../../../contract/themeSettings.ts';
import { whenIdle } from '../whenIdle.ts';

/**
 * Waits for the event that should hydrate an island.
 *
 * @param hydrate resolves when the island is hydrated, or after it has reported that hydration
 *   failed
 */
type Trigger = (island: HTMLElement, hydrate: () => Promise<void>) => void;

/** The triggers are documented where islands are declared (components/island/Island.tsx). */
export const triggers: Readonly<Record<HydrationTrigger, Trigger>> = {
  load: (island, hydrate) => hydrateWithReplay(island, hydrate)(),
  idle: (_island, hydrate) => whenIdle(() => void hydrate()),
  visible: (island, hydrate) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void hydrate();
      },
      {
        rootMargin:
          island.getAttribute('margin' satisfies keyof IslandAttributes) ?? `${lazyMargin}px`,
      },
    );
    // The island element may have no box.
    observer.observe(island.firstElementChild ?? island);
  },
  interaction: hydrateOnInteraction,
  query: (island, hydrate) =>
    location.search || heldInSession(island)
      ? hydrateWithReplay(island, hydrate)()
      : hydrateOnInteraction(island, hydrate),
  session: (island, hydrate) => {
    if (heldInSession(island)) void hydrate();
  },
  stored: hydrateWhenStored,
  consented: (island, hydrate) => {
    // One hydration ends before the next begins, however fast the visitor changes the answer.
    let lives = Promise.resolve();
    // The build writes the attribute from a prop of this type.
    whenConsented(
      island.getAttribute('function-id' satisfies keyof IslandAttributes) as FunctionId,
      () => {
        lives = lives.then(hydrate);
        return () => {
          lives = lives.then(() => void island.dispatchEvent(new Event(leaveEvent)));
        };
      },
    );
  },
};

/** The value in this tab's session storage for an island. */
function heldInSession(island: HTMLElement): string {
  return sessionItem(storageKeyOf(island));
}

function storageKeyOf(island: HTMLElement): string {
  return island.getAttribute('storage-key' satisfies keyof IslandAttributes) ?? '';
}

/** Hydrates when local storage has the island's key. Another tab may store it, too. */
function hydrateWhenStored(island: HTMLElement, hydrate: () => Promise<void>): void {
  const controller = new AbortController();
  const check = () => {
    if (!holdsKey(storageKeyOf(island))) return;
    controller.abort();
    void hydrate();
  };
  addEventListener('storage', check, { signal: controller.signal });
  // Remove the listener with the page, or it would keep a page that the visitor has left in memory.
  island.addEventListener(leaveEvent, () => controller.abort());
  check();
}

function holdsKey(prefix: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix));
  } catch {
    // Storage may be forbidden.
    return false;
  }
}

/** Hydrates at the visitor's first interaction. */
function hydrateOnInteraction(island: HTMLElement, hydrate: () => Promise<void>): void {
  const alive = new AbortController();
  const start = hydrateWithReplay(island, hydrate, alive);
  for (const type of ['pointerenter', 'touchstart', 'focusin', 'input']) {
    island.addEventListener(type, start, { signal: alive.signal, passive: true });
  }
  // The visitor may have focused the island before this script ran.
  if (island.matches(':focus-within')) start();
}

/**
 * A click or a submission that comes before hydration is done is repeated afterwards, so that no
 * visitor has to press twice. If hydration fails, it is repeated as well, and the browser's default
 * behaviour handles it.
 *
 * @param alive aborted once hydration is done
 * @returns a function that starts the hydration, unless a click has started it
 */
function hydrateWithReplay(
  island: HTMLElement,
  hydrate: () => Promise<void>,
  alive = new AbortController(),
): () => void {
  const { signal } = alive;
  let replay: (() => void) | undefined;
  let started = false;

  const start = () => {
    if (started) return;
    started = true;
    void hydrate().then(() => {
      alive.abort();
      replay?.();
    });
  };

  const capture = (event: Event, again: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    replay ??= again;
    start();
  };

  island.addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>(controlSelector);
      if (control && isPlainClick(event)) capture(event, () => control.click());
      else start();
    },
    { signal, capture: true },
  );
  island.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      capture(event, () => form.requestSubmit(event.submitter));
    },
    { signal, capture: true },
  );
  return start;
}

const controlSelector = `button, [role="button"], [${handledByIsland}]`;
