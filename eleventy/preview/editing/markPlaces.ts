import { recordIn, textKey, type EditablePlaces, type Region } from './places.ts';

/** Returns the elements of the page that an editor can open, each with the attribute `data-directus`. */
export function markPlaces({ texts, pictures }: EditablePlaces): HTMLElement[] {
  const elements = [...document.body.querySelectorAll<HTMLElement>('*')];
  // Backwards: of an element and its parent with the same text, the element is marked.
  for (const element of elements.toReversed()) {
    const key = textKey(element.textContent);
    const attribute = valueOf(texts[regionOf(element)], key);
    if (attribute !== undefined && !hasMarked(element, key))
      element.dataset['directus'] = attribute;
  }
  // A link in a text may have the title of a page. A click opens the text.
  for (const element of document.querySelectorAll<HTMLElement>(`${marked} ${marked}`)) {
    delete element.dataset['directus'];
  }
  for (const picture of document.querySelectorAll('img')) {
    const attribute = valueOf(pictures, recordOf(picture) ?? '');
    if (attribute !== undefined) picture.dataset['directus'] = attribute;
  }
  return [...document.querySelectorAll<HTMLElement>(marked)];
}

const marked = '[data-directus]';

/** An object has `constructor` and others without having them of its own. */
function valueOf(values: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

/** Whether an element inside has the same text and is marked. */
function hasMarked(element: Element, key: string): boolean {
  return [...element.querySelectorAll(marked)].some((inner) => textKey(inner.textContent) === key);
}

function regionOf(element: Element): Region {
  if (element.closest('main')) return 'main';
  return element.closest('footer') ? 'footer' : 'header';
}

/** The record of a picture: that of the nearest text, as of its card or page. The header has the logo. */
function recordOf(picture: Element): string | undefined {
  if (regionOf(picture) === 'header') return logoRecord;
  if (picture.closest(marked)) return undefined;
  let parent = picture.parentElement;
  while (parent && parent !== document.body) {
    const text = parent.querySelector<HTMLElement>(`${marked}:not(img)`)?.dataset['directus'];
    if (text !== undefined) return recordIn(text);
    parent = parent.parentElement;
  }
  return undefined;
}

const logoRecord = 'collection:project;item:1';
