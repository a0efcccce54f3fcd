import type { IslandComponent } from '../components/island/hydrate.tsx';

/** Hydrates each island of the page when its trigger fires; React arrives with the first. */
export function startIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>('collegium-island')) {
    triggers[island.getAttribute('on') ?? 'load']?.(island);
  }
}

const triggers: Record<string, (island: HTMLElement) => void> = {
  load: (island) => void hydrate(island),
  idle: (island) => {
    // Safari has no idle callback yet.
    if ('requestIdleCallback' in window) requestIdleCallback(() => void hydrate(island));
    else setTimeout(() => void hydrate(island), 200);
  },
  visible: (island) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void hydrate(island);
      },
      { rootMargin: island.getAttribute('margin') ?? '200px' },
    );
    // The island itself may have no box of its own.
    observer.observe(island.firstElementChild ?? island);
  },
  interaction: hydrateOnInteraction,
};

/**
 * Starts at the first sign of interest. A click or a submission that comes before hydration is
 * done waits for it and then happens again, so that no visitor has to press twice. If hydration
 * fails, it happens all the same, and the browser's own behaviour answers.
 */
function hydrateOnInteraction(island: HTMLElement): void {
  const controller = new AbortController();
  const { signal } = controller;
  let replay: (() => void) | undefined;
  let started = false;

  const start = () => {
    if (started) return;
    started = true;
    void hydrate(island).finally(() => {
      controller.abort();
      replay?.();
    });
  };

  const capture = (event: Event, again: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    replay ??= again;
    start();
  };

  for (const type of ['pointerenter', 'touchstart', 'focusin']) {
    island.addEventListener(type, start, { signal, passive: true });
  }
  island.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('button, [role="button"]');
      if (button) capture(event, () => button.click());
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
}

async function hydrate(island: HTMLElement): Promise<void> {
  const name = island.getAttribute('name') ?? '';
  const load = islandNamed(name);
  if (!load) return;
  const [module, { hydrateIsland }] = await Promise.all([
    load(),
    import('../components/island/hydrate.tsx'),
  ]);
  const Component = module[name];
  if (Component) await hydrateIsland(island, Component);
}

const islands = import.meta.glob<Record<string, IslandComponent>>(
  '../components/**/*.island.tsx',
);

function islandNamed(name: string) {
  return Object.entries(islands).find(([file]) => file.endsWith(`/${name}.island.tsx`))?.[1];
}
