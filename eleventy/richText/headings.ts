import slugify from '@sindresorhus/slugify';
import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { inlineTags } from '../../contract/richText/allowedHtml.ts';
import {
  headingNames,
  type HeadingNames,
  type UniqueNames,
} from '../../contract/richText/names.ts';
import { isEmbedding } from './embeds.ts';

export interface TextHeading {
  readonly id: string;
  readonly text: string;
}

/** Turns blocks inside elements that may not contain any, such as headings, into `span`. */
export function keepToWords(elements: readonly Element[]): void {
  for (const { children } of elements) {
    for (const element of DomUtils.getElementsByTagName(() => true, children)) {
      if (!inlineTags.has(element.name) && !isEmbedding(element)) element.name = 'span';
    }
  }
}

/**
 * Returns the slug of a heading. Most headings only have letters of three languages, so this is
 * faster than the library, which replaces those of all languages. A test checks that both return
 * the same.
 * @internal
 */
export function slugOf(words: string): string {
  if (!plainWords.test(words)) return slugify(words);
  return words
    .toLowerCase()
    .replace(/[^a-z\d ,.:–-]/g, (letter) => plainLetters[letter] ?? letter)
    .split(/[ ,.:–-]+/)
    .filter((word) => word !== '')
    .join('-');
}

/** A capital inside a word would split it, so such words go to the library. */
const plainWord = '(?:[A-ZÄÖÜÉÀ]?[a-zäöüßàâçéèêëîïôû]+|[A-Z]|\\d+)';
const plainWords = new RegExp(`^${plainWord}(?:[ ,.:–-]+${plainWord})*[,.:–-]?$`);

const plainLetters: Readonly<Record<string, string>> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', à: 'a', â: 'a', ç: 'c' },
  ...{ é: 'e', è: 'e', ê: 'e', ë: 'e', î: 'i', ï: 'i', ô: 'o', û: 'u' },
};

/** The ids of a text's headings. */
export interface NamedHeadings extends HeadingNames {
  /** The h2 headings. */
  readonly contents: readonly TextHeading[];
}

/** Gives headings ids to link to (`headingNames` in contract/richText/names.ts). */
export function nameHeadings(headings: readonly Element[], names: UniqueNames): NamedHeadings {
  const named = headingNames(
    headings.map((heading) => ({
      id: heading.attribs['id'],
      words: DomUtils.textContent(heading),
    })),
    names,
    slugOf,
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
