import { Parser } from 'htmlparser2';
import markdownIt from 'markdown-it';
import { linkAttributes } from '../../../../contract/links.ts';
import { isHtml } from '../../../../contract/richText/isHtml.ts';
import { formsOf } from '../../../../data/fields/fieldForms.ts';
import { kindNames, writtenSchema, type KindName } from '../../../../data/kinds/index.ts';
import type { RawContent } from '../../../../data/model/rawContent.ts';
import { fieldName } from '../../../../data/problems/problems.ts';
import { forEachText } from '../../../../data/texts/texts.ts';

/** A link in the content. */
export interface Link {
  /** The record, such as `pages/12`, and its field as a dotted path. */
  readonly origin: string;
  readonly field: string;
  /** The words that visitors click; empty if the field is an address. */
  readonly words: string;
  /** The path and query on this website, or the address of another one, without the part after `#`. */
  readonly address: string;
  readonly isOutside: boolean;
}

/**
 * Returns the links of the content: those in formatted texts, and fields that are the address of another website. The problems of
 * other fields with a path are found by the checks of references (data/checks).
 *
 * @param siteOrigin the website's own, such as `https://www.example.org`
 */
export function linksIn(content: RawContent, siteOrigin: string): Link[] {
  return kindNames
    .filter((kind) => !withoutLinks.has(kind))
    .flatMap((kind) =>
      content[kind].flatMap(({ origin, value }) => {
        const found: Link[] = [];
        forEachText(value, (text, path) => {
          const anchors = formatted[kind].has(String(path.at(-1)))
            ? anchorsIn(text)
            : addressesIn(text);
          for (const { href, words } of anchors) {
            const target = targetOf(href, siteOrigin);
            if (target) found.push({ origin, field: fieldName(path, value), words, ...target });
          }
        });
        return found;
      }),
    );
}

/** Their addresses belong to services that the website uses. Visitors see none of them as a link. */
const withoutLinks: ReadonlySet<KindName> = new Set(['project', 'theme'] satisfies KindName[]);

/** The names of the fields with formatted texts, by kind. */
const formatted = Object.fromEntries(
  kindNames.map((kind) => {
    const { fields, translations = {} } = formsOf(writtenSchema(kind));
    const names = Object.entries({ ...fields, ...translations })
      .filter(([, form]) => form.interface === 'input-rich-text-html')
      .map(([name]) => name);
    return [kind, new Set(names)];
  }),
) as unknown as Readonly<Record<KindName, ReadonlySet<string>>>;

interface Anchor {
  readonly href: string;
  readonly words: string;
}

/**
 * Directus has one thread for all people, so the time for a hostile text must not grow with the square of its length.
 *
 * @param source HTML or Markdown
 */
function anchorsIn(source: string): Anchor[] {
  if (!mayLink.test(source)) return [];
  const isMarkdown = !isHtml(source);
  if (isMarkdown && source.length > longestMarkdown) return [];
  const anchors: Anchor[] = [];
  let href: string | undefined;
  let words = '';
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > deepestNesting) parser.pause();
      if (name === 'a') [href, words] = [attributes['href'], ''];
    },
    ontext(text) {
      words += text;
    },
    onclosetag(name) {
      depth -= 1;
      if (name !== 'a' || href === undefined) return;
      anchors.push({ href, words: words.replaceAll(/\s+/g, ' ').trim() });
      href = undefined;
    },
  });
  parser.end(isMarkdown ? markdown.render(source) : source);
  return anchors;
}

/** A fast check before the text is parsed. */
const mayLink = /<a\s|\]|:\/\//i;

/** The parser's time grows with the number of open tags. An editor's text has ten. */
const deepestNesting = 200;

/** Characters. Directus' editor writes HTML. */
const longestMarkdown = 50_000;

/** As the build reads Markdown (components/richText/markdown.ts). */
const markdown = markdownIt({ html: true, linkify: true });
markdown.linkify.set({ fuzzyLink: false });

function addressesIn(text: string): Anchor[] {
  const isAddress = /^\s*https?:\/\/\S+\s*$/i.test(text);
  return isAddress ? [{ href: text, words: '' }] : [];
}

function targetOf(
  href: string,
  siteOrigin: string,
): Pick<Link, 'address' | 'isOutside'> | undefined {
  if (href.length > longestAddress) return undefined;
  const link = linkAttributes(href, { siteOrigin });
  if (link?.kind === 'internal') {
    // Where a path without a slash leads depends on the page.
    return link.href.startsWith('/') ? { address: link.href, isOutside: false } : undefined;
  }
  if (link?.kind !== 'external') return undefined;
  const url = URL.parse(link.href.replace(/^[\\/]{2}/, 'https://'));
  if (!url) return undefined;
  url.hash = '';
  return { address: url.href, isOutside: true };
}

/** More characters than an address has that people use. */
const longestAddress = 2000;
