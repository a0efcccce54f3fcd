/** The inlined stylesheet says of which build the page is, and where its main region's rules begin. */
export interface StylesheetData {
  /**
   * Hashes with a space between: of the compilation, and of the banner that asks for consent, where there
   * is something to ask for.
   */
  readonly build: string;
}

export const stylesheetSelector = 'style[data-build]';

/** The selector of an empty rule before those of the main region. It matches nothing. */
export const selectorBeforeMain = 'm';
