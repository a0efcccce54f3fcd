import { stylesheetSelector, type StylesheetData } from '../../contract/markup/stylesheet.ts';

/**
 * The stylesheet of the document that the visitor came in with. It says which build the document is
 * of, and has the frame's rules first, then the main region's.
 */
export const inlineStyle = document.querySelector<HTMLStyleElement>(stylesheetSelector);

/**
 * The build that the frame is of, and the hash of the banner that asks for consent.
 */
export const [compilationHash, bannerHash] =
  (inlineStyle?.dataset as Partial<StylesheetData> | undefined)?.build?.split(' ') ?? [];
