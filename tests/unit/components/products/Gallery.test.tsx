/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as story from '../../../../stories/products/Gallery.stories.tsx';
import { Gallery } from '../../../../components/products/Gallery.island.tsx';
import { renderOnPage } from '../../onPage.tsx';

/** jsdom has no layout: each picture counts as 300 px wide, and scrolling ends immediately. */
const width = 300;
const scrolls = jest.fn((left: number, behavior: string | undefined) => ({ left, behavior }));

beforeEach(() => {
  scrolls.mockClear();
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  Element.prototype.scrollTo = function (this: Element, to: ScrollToOptions) {
    scrolls(to.left!, to.behavior);
    scrollBy(this, to.left!);
  } as Element['scrollTo'];
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => jest.restoreAllMocks());

describe('Gallery', () => {
  it.each([
    ['de', 'Bild 1 von 3: Armbanduhr'],
    ['en', 'Picture 1 of 3: Armbanduhr'],
    ['fr', 'Photo 1 sur 3: Armbanduhr'],
  ] as const)('says in %s which picture is in view', (language, words) => {
    renderOnPage(<Gallery {...story.ThreePictures.args} />, language);
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent(words);
  });

  it('links to all pictures, which works without JavaScript', () => {
    const { container } = renderOnPage(<Gallery {...story.TwelvePictures.args} />);
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links).toHaveLength(12);
    for (const { hash } of links) expect(container.querySelector(`li${hash} img`)).not.toBeNull();
  });

  it('crops a thumbnail around its focal point, and no large picture', () => {
    const [first, ...others] = story.ThreePictures.args.pictures;
    const pictures = [{ ...first!, focus: { x: 12, y: 50 } }, ...others];
    const { container } = renderOnPage(<Gallery title="Uhr" pictures={pictures} />);
    const positionOf = (selector: string) =>
      getComputedStyle(container.querySelector(selector)!).objectPosition;
    expect(positionOf('a img')).toBe('12% 50%');
    expect(positionOf('figure img')).not.toBe('12% 50%');
  });

  it('scrolls to the picture whose thumbnail is clicked, and keeps the address', async () => {
    renderOnPage(<Gallery {...story.ThreePictures.args} />);
    await userEvent.click(screen.getByRole('link', { name: /^Bild 3 von 3/ }));
    expect(scrolls).toHaveBeenLastCalledWith(600, 'auto');
    expect(position()).toMatch(/^Bild 3 von 3/);
    expect(location.hash).toBe('');
  });

  it.each([
    ['{ArrowRight}', 'Bild 2 von 3'],
    ['{ArrowRight}{ArrowRight}{ArrowLeft}', 'Bild 2 von 3'],
    ['{End}', 'Bild 3 von 3'],
    ['{End}{ArrowRight}', 'Bild 1 von 3'],
    ['{End}{Home}', 'Bild 1 von 3'],
    ['{ArrowLeft}', 'Bild 3 von 3'],
    // Alt with an arrow key goes back in the browser's history, so it must not change the picture.
    ['{Alt>}{ArrowRight}{/Alt}', 'Bild 1 von 3'],
  ])('goes to the right picture by keyboard: %s, %s', async (keys, expected) => {
    renderOnPage(<Gallery {...story.ThreePictures.args} />);
    act(() => screen.getByRole('group').focus());
    await userEvent.keyboard(keys);
    expect(position()).toContain(expected);
  });

  it('continues from where the visitor has scrolled to', () => {
    renderOnPage(<Gallery {...story.ThreePictures.args} />);
    const slides = screen.getByRole('group');
    act(() => scrollBy(slides, 310));
    expect(position()).toMatch(/^Bild 2 von 3/);
    fireEvent.keyDown(slides, { key: 'ArrowRight' });
    expect(scrolls).toHaveBeenLastCalledWith(600, 'auto');
  });

  it('announces only the picture that it scrolls to, at once', () => {
    renderOnPage(<Gallery {...story.ThreePictures.args} />);
    const slides = screen.getByRole('group');
    Element.prototype.scrollTo = () => undefined;
    fireEvent.keyDown(slides, { key: 'End' });
    act(() => scrollBy(slides, 300));
    expect(position()).toMatch(/^Bild 3 von 3/);
    // The visitor stops the animation.
    fireEvent.pointerDown(slides);
    act(() => scrollBy(slides, 290));
    expect(position()).toMatch(/^Bild 2 von 3/);
  });

  it('opens the visible picture in a dialog, and returns to the picture shown last', async () => {
    renderOnPage(<Gallery {...story.ThreePictures.args} />);
    await userEvent.click(screen.getByRole('link', { name: /^Bild 2 von 3/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Vergrößern' }));
    const dialog = screen.getByRole('dialog', { name: 'Bilder: Morgenstunde 38' });
    const inDialog = within(dialog);
    expect(inDialog.getByRole('status')).toHaveTextContent(/^Bild 2 von 3/);
    expect(scrolls).toHaveBeenLastCalledWith(300, 'instant');
    expect(inDialog.getByRole('group')).toHaveFocus();

    await userEvent.click(inDialog.getByRole('button', { name: 'Nächstes Bild' }));
    await userEvent.click(inDialog.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(position()).toMatch(/^Bild 3 von 3/);
    expect(scrolls).toHaveBeenLastCalledWith(600, 'instant');
  });

  it('has unique ids, in the dialog, too', async () => {
    const { container } = renderOnPage(<Gallery {...story.TwelvePictures.args} />);
    await userEvent.click(screen.getByRole('button', { name: 'Vergrößern' }));
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

function position(): string {
  return screen.getByRole('status').textContent;
}

function scrollBy(element: Element, left: number): void {
  element.scrollLeft = left;
  fireEvent.scroll(element);
}
