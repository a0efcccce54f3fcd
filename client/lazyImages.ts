import type { LazyImageData } from '../contract/markup/lazyImage.ts';

/**
 * Pictures that load late fade in instead of popping up (specification, section 9: once they are
 * within 200 px of the window). Without this they just appear. The global style does the fading.
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
    { rootMargin: '200px' },
  );
  for (const image of root.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
    // To hide a picture that is there already would be a flicker.
    if (image.complete) continue;
    (image.dataset as LazyImageData).waiting = '';
    nearby.observe(image);
  }
}

function showOnceLoaded(image: HTMLImageElement): void {
  const show = () => delete (image.dataset as LazyImageData).waiting;
  if (image.complete) show();
  // In place of a picture that cannot be loaded, its alternative text shows.
  else image.onload = image.onerror = show;
}
