/** The ids and classes of @directus/visual-editing 1.2. */
const libraryStyle = 'directus-visual-editing-style';
const libraryButton = '.directus-visual-editing-edit-button';

/**
 * Directus' buttons appear when the mouse is over a text. They also have to appear for the keyboard, and their icon is a
 * `data:` address, which the website's policy does not allow.
 */
const ownStyle = `
  :root { --directus-visual-editing--edit-btn--icon-bg-image: none; }
  ${libraryButton}${libraryButton}:focus-visible { opacity: 1; outline: 3px solid; outline-offset: 2px; }
  ${libraryButton}::before { content: '✎' / ''; display: block; color: #fff; font: 1rem / 28px sans-serif; text-align: center; }
`;

let sheet: CSSStyleSheet | undefined;

/** The page's policy does not allow the library's style element, but a script may adopt the style. */
export function showStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(`${document.getElementById(libraryStyle)?.textContent ?? ''}${ownStyle}`);
  document.adoptedStyleSheets.push(sheet);
}

/** Gives each button the name of its text. The library's buttons have none, and are in the order of the elements. */
export function nameButtons(elements: readonly HTMLElement[]): void {
  document.querySelectorAll(libraryButton).forEach((button, index) => {
    const element = elements[index];
    if (!element) return;
    const text = element instanceof HTMLImageElement ? element.alt : element.textContent;
    button.setAttribute('aria-label', `✎ ${text.trim().slice(0, longestName)}`);
  });
}

/** Characters of a button's name. A screen reader reads the whole name at each stop. */
const longestName = 80;
