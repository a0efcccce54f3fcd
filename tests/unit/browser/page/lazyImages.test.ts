/** @jest-environment jsdom */
import { startLazyImages } from '../../../../browser/page/lazyImages.ts';

/** jsdom has no layout, so the test decides which images come near the viewport. */
const observers: FakeObserver[] = [];
const observer = () => observers.at(-1)!;

class FakeObserver {
  readonly observed = new Set<Element>();
  readonly margin: string | undefined;
  readonly #callback: (
    entries: Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>[],
  ) => void;

  constructor(callback: FakeObserver['tell'], options: IntersectionObserverInit) {
    this.#callback = callback;
    this.margin = options.rootMargin;
    observers.push(this);
  }
  observe(element: Element) {
    this.observed.add(element);
  }
  unobserve(element: Element) {
    this.observed.delete(element);
  }
  tell(entries: { target: Element; isIntersecting: boolean }[]) {
    this.#callback(entries);
  }
}

const near = (image: Element, isIntersecting = true) =>
  observer().tell([{ target: image, isIntersecting }]);

function start(markup: string, { complete = false } = {}): HTMLImageElement {
  document.body.innerHTML = markup;
  const image = document.querySelector('img')!;
  Object.defineProperty(image, 'complete', { configurable: true, value: complete });
  startLazyImages();
  return image;
}

beforeEach(() => {
  window.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
});

const lazy = '<img src="/a.png" alt="" loading="lazy">';

it('hides a picture until it is near the window and there', () => {
  const image = start(lazy);
  expect(image).toHaveAttribute('data-waiting');
  near(image, false);
  near(image);
  expect(image).toHaveAttribute('data-waiting');
  image.dispatchEvent(new Event('load'));
  expect(image).not.toHaveAttribute('data-waiting');
  expect(observer().observed).toEqual(new Set());
});

it('begins 200 px outside the window', () => {
  start(lazy);
  expect(observer().margin).toBe('200px');
});

it('shows a picture at once that was loaded before it came near', () => {
  const image = start(lazy);
  Object.defineProperty(image, 'complete', { value: true });
  near(image);
  expect(image).not.toHaveAttribute('data-waiting');
});

it('shows the alternative text of a picture that cannot be loaded', () => {
  const image = start(lazy);
  near(image);
  image.dispatchEvent(new Event('error'));
  expect(image).not.toHaveAttribute('data-waiting');
});

it('leaves a picture alone that is there already', () => {
  expect(start(lazy, { complete: true })).not.toHaveAttribute('data-waiting');
});

it('leaves a picture alone that is not to load late', () => {
  expect(start('<img src="/a.png" alt="">')).not.toHaveAttribute('data-waiting');
});
