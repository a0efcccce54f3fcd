import slugify from '@sindresorhus/slugify';
import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { wordTags } from '../../contract/richText/allowedHtml.ts';
import { headingNames, type HeadingNames } from '../../contract/richText/headingNames.ts';
import { isEmbedding } from './embeds.ts';
import type { UniqueNames } from '../../contract/richText/UniqueNames.ts';

export interface TextHeading {
  readonly id: string;
  readonly text: string;
}

/** Takes blocks in elements that may hold none, such as headings, for words, as they are shown. */
export function keepToWords(elements: readonly Element[]): void {
  for (const { children } of elements) {
    for (const element of DomUtils.getElementsByTagName(() => true, children)) {
      if (!wordTags.has(element.name) && !isEmbedding(element)) element.name = 'span';
    }
  }
}

/** What became of the headings of a text. */
export interface NamedHeadings extends HeadingNames {
  /** Those of the second rank. */
  readonly contents: readonly TextHeading[];
}

/** Gives headings ids to link to (contract/richText/headingNames). */
export function nameHeadings(headings: readonly Element[], names: UniqueNames): NamedHeadings {
  const named = headingNames(
    headings.map((heading) => ({
      id: heading.attribs['id'],
      words: DomUtils.textContent(heading),
    })),
    names,
    slugify,
  );
  headings.forEach(({ attribs }, index) => {
    attribs['id'] = named.ids[index] ?? '';
  });
  return {
    ...named,
    contents: headings
      .filter(({ name }) => name === 'h2')
      .map((heading) => ({
        id: heading.attribs['id'] ?? '',
        text: DomUtils.textContent(heading).trim(),
      })),
  };
}
