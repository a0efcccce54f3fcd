import type { MemberText } from '../../../contract/members/content.ts';
import type { ContentHeading } from '../../content/TableOfContents.tsx';
import { plain, type Words } from '../../i18n/Words.tsx';
import type { RichTextProps } from '../../primitives/RichText.tsx';
import { sanitisedInBrowser, type LiveSurroundings } from '../../richText/sanitisedInBrowser.ts';

/** A text of the backend, ready to be shown. */
export interface ReadyText {
  readonly title: Words;
  readonly lead?: Words | undefined;
  readonly body?: RichTextProps | undefined;
  readonly headings: readonly ContentHeading[];
}

/**
 * Makes a text ready to be shown, by the rules of the build.
 *
 * @throws where it is too large, or a script for it did not come
 */
export async function readyText(
  { title, lead, body }: MemberText,
  surroundings: LiveSurroundings,
): Promise<ReadyText> {
  if (body === undefined) return { title, lead, headings: [] };
  const html = await sanitisedInBrowser(plain(body), surroundings);
  return {
    title,
    lead,
    body: { html, ...(typeof body !== 'string' && { lang: body.lang }) },
    headings: headingsIn(html),
  };
}

/** A template's content is in a document of its own, which loads nothing and runs nothing. */
function headingsIn(html: RichTextProps['html']): ContentHeading[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.querySelectorAll('h2[id]')].map(({ id, textContent }) => ({
    id,
    text: textContent.trim(),
  }));
}
