/** @jest-environment jsdom */
import { fireEvent, screen, createEvent } from '@testing-library/react';
import { ToTheList } from '../../../../stories/products/BackLink.stories.tsx';
import { BackLink } from '../../../../components/products/BackLink.island.tsx';
import { renderOnPage } from '../../onPage.tsx';

const traverseTo = jest.fn((_key: string) => ({}));

afterEach(() => {
  traverseTo.mockClear();
  Reflect.deleteProperty(window, 'navigation');
});

/**
 * Sets the browser's history. The current entry is the last path, or the one `ahead` entries before
 * it.
 */
function visited(paths: readonly string[], ahead = 0): void {
  const entries = paths.map((path, index) => ({
    key: path,
    index,
    url: path === '' ? null : new URL(path, location.href).href,
  }));
  Object.defineProperty(window, 'navigation', {
    configurable: true,
    value: { entries: () => entries, currentEntry: entries.at(-1 - ahead), traverseTo },
  });
}

/** @returns whether the link was left to the browser */
function press(keys: MouseEventInit = {}): boolean {
  renderOnPage(<BackLink {...ToTheList.args} />);
  const link = screen.getByRole('link', { name: 'Zurück zu den Produkten' });
  // jsdom cannot leave the page and would log an error.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const click = createEvent.click(link, keys);
  const prevent = jest.spyOn(click, 'preventDefault');
  fireEvent(link, click);
  return prevent.mock.calls.length === 1;
}

const product = '/uhren/morgenstunde-38';

describe('BackLink', () => {
  it.each([
    ['the list of all', ['/', '/produkte?attribute.material=gold&show=72', product], 1],
    ['a part of it', ['/produkte', '/produkte/2', product], 1],
    ['its category', ['/produkte', '/uhren#top', product], 1],
    ['its maker', ['/marken/nordlicht?sort=cheapest', product], 0],
    ['another product', ['/uhren?sort=title', '/uhren/abendstunde', product], 0],
    ['itself', ['/uhren', product, `${product}#product-picture-2`], 0],
    ['the last of two lists', ['/uhren', '/uhren?sort=title', product], 1],
  ])('goes back in the history, if the visitor came from %s', (_, history, expected) => {
    visited(history);
    expect(press()).toBe(false);
    expect(traverseTo.mock.calls).toEqual([[history[expected]]]);
  });

  it.each([
    ['nowhere', [product]],
    ['another page', ['/uhren', '/kontakt', product]],
    ['a list that it is not in', ['/schmuck', product]],
    ['a path that only begins alike', ['/uhrenarmbaender', product]],
    ['a product of another category', ['/produkte', '/schmuck/ring', product]],
    ['another website', ['', product]],
  ])('is a plain link, if the visitor came from %s', (_, history) => {
    visited(history);
    expect(press()).toBe(true);
    expect(traverseTo).not.toHaveBeenCalled();
  });

  it('does not go forward in the history', () => {
    visited([product, '/uhren'], 1);
    expect(press()).toBe(true);
  });

  it('is a plain link if the browser does not show its history', () => {
    expect(press()).toBe(true);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'opens the list in a new tab with %j',
    (keys) => {
      visited(['/uhren', product]);
      expect(press(keys)).toBe(true);
      expect(traverseTo).not.toHaveBeenCalled();
    },
  );
});
