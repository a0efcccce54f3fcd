/** On the inlined stylesheet. It names the page's build. */
export interface StylesheetData {
  /**
   * Hashes, separated by a space: of the compilation, and of the consent banner if there is one.
   */
  readonly build: string;
}

export const stylesheetSelector = 'style[data-build]';

/** The selector of an empty rule before those of the main region. It matches no element. */
export const selectorBeforeMain = 'm';
