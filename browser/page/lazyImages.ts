import type { LazyImageData } from '../../contract/markup.ts';
import { lazyMargin } from '../../contract/themeSettings.ts';

/**
 * Makes pictures that load late fade in once they are near the window (specification, section 9).
 * Without this script they appear at once. The global style contains the transition.
 */
export function startLazyImages(root: ParentNode = document): void {
  const nearby = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        nearby.unobserve(target);
        showOnceLoaded(target as HTMLImageElement);
      }
    },
    { rootMargin: `${lazyMargin}px` },
  );
  for (const image of root.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
    // A picture that is already loaded would flicker if it were hidden.
    if (image.complete) continue;
    (image.dataset as LazyImageData).waiting = '';
    nearby.observe(image);
  }
}

function showOnceLoaded(image: HTMLImageElement): void {
  const show = () => delete (image.dataset as LazyImageData).waiting;
  if (image.complete) show();
  // If a picture can't be loaded, its alternative text is shown.
  else image.onload = image.onerror = show;
}
