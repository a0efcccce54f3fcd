import { stylesheetSelector, type StylesheetData } from '../../../contract/markup.ts';

/**
 * The stylesheet of the first document. Its data names the document's build. It contains the rules
 * of the frame first, then those of the main region.
 */
export const inlineStyle = document.querySelector<HTMLStyleElement>(stylesheetSelector);

/** The compilation hash of the frame, and the hash of the consent banner. */
export const [compilationHash, bannerHash] =
  (inlineStyle?.dataset as Partial<StylesheetData> | undefined)?.build?.split(' ') ?? [];
