import sanitize from 'sanitize-html';
import {
  allowedAttributes,
  allowedTags,
  embeddingAttributes,
  renamedTags,
  droppedTags,
} from '../../contract/richText/allowedHtml.ts';
import { withoutControls } from '../../data/model/cleanTexts.ts';
import { deepestNesting } from './limitNesting.ts';

/**
 * Keeps the elements that have a design, and drops all others. The words of a dropped element stay,
 * unless they are code. Embeds are kept, because `finish` replaces them.
 */
export function sanitise(html: string): string {
  // Control characters written as `&#11;` appear only after parsing. They would make feeds
  // unreadable.
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
  nonTextTags: [...droppedTags],
  nestingLimit: deepestNesting,
};
