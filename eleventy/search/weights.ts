import { weightUnit } from '../../contract/search/records.ts';

/**
 * How much a word says of a page on which it is: BM25 without what other pages say, of which the
 * browser takes account (client/search/ranking.ts). So a page that changes leaves the weights of all
 * others as they are.
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
  return Math.min(largestWeight, Math.max(1, Math.round((ofTitle + ofText) * weightUnit)));
}

/** As much as a word can have where it is only a part of another. */
export function weightOfPart(weight: number): number {
  return Math.max(1, Math.round(weight * partShare));
}

/** Fits into seven bits, as `LanguageIndex` keeps it. */
const largestWeight = 127;

/** Of a title that is the word and nothing else; one of four words has half of it a word. */
const titleWeight = 5;

/** The usual values of BM25, for which there is no better reason than that they do well. */
const saturation = 1.2;
const lengthShare = 0.75;

/** In words. It need not be exact. */
const usualLength = 400;

const partShare = 0.4;
