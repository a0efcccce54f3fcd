import sanitize from 'sanitize-html';
import {
  allowedAttributes,
  allowedTags,
  embeddingAttributes,
  renamedTags,
  wordlessTags,
} from '../../contract/richText/allowedHtml.ts';
import { withoutControls } from '../../data/model/cleanTexts.ts';
import { deepestNesting } from './limitNesting.ts';

/**
 * Lets through what the design knows how to show, and drops everything else. What is left of other
 * elements is their words, save where those are code. What is embedded comes through for `finish` to
 * replace.
 */
export function sanitise(html: string): string {
  // Written as `&#11;`, control characters come out only here, and no feed could be read with them.
  return withoutControls(sanitize(html, options));
}

const options: sanitize.IOptions = {
  allowedTags: [...allowedTags, ...Object.keys(embeddingAttributes)],
  allowedAttributes: Object.fromEntries(
    Object.entries({ ...allowedAttributes, ...embeddingAttributes }).map(([tag, names]) => [
      tag,
      [...names],
    ]),
  ),
  transformTags: { ...renamedTags },
  nonTextTags: [...wordlessTags],
  nestingLimit: deepestNesting,
};
