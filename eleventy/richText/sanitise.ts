import sanitize from 'sanitize-html';
import {
  allowedAttributes,
  allowedTags,
  renamedTags,
  wordlessTags,
} from '../../components/richText/allowedHtml.ts';
import { deepestNesting } from './limitNesting.ts';

/**
 * Lets through what the design knows how to show, and drops everything else. What is left of other
 * elements is their words, save where those are code.
 */
export function sanitise(html: string): string {
  return sanitize(html, options);
}

const options: sanitize.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: Object.fromEntries(
    Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]]),
  ),
  transformTags: { ...renamedTags },
  nonTextTags: [...wordlessTags],
  nestingLimit: deepestNesting,
};
