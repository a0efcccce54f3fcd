import { weightUnit } from '../../contract/search.ts';

/**
 * Returns the weight of a word on a page: BM25 without the factor that depends on other pages,
 * which the browser computes (browser/page/search/ranking.ts). Therefore an edited page does not change
 * the weights of other pages.
 */
export function weightOf(found: {
  readonly inTitle: number;
  readonly titleLength: number;
  readonly inText: number;
  readonly textLength: number;
}): number {
  const { inTitle, titleLength, inText, textLength } = found;
  const ofTitle = inTitle === 0 ? 0 : titleWeight / Math.sqrt(titleLength);
  const expected = saturation * (1 - lengthShare + (lengthShare * textLength) / usualLength);
  const ofText = (inText * (saturation + 1)) / (inText + expected);
  return Math.max(1, Math.round((ofTitle + ofText) * weightUnit));
}

/** Returns the weight of a word that is only a part of a compound. */
export function weightOfPart(weight: number): number {
  return Math.max(1, Math.round(weight * partShare));
}

/** Weight of the word of a one-word title. In a title of four words, each has half of it. */
const titleWeight = 5;

/** The usual values of BM25. They are empirical. */
const saturation = 1.2;
const lengthShare = 0.75;

/** Average length of a text in words. An estimate is enough. */
const usualLength = 400;

const partShare = 0.4;
