import type { MemberText } from '../../../contract/members/content.ts';
import type { ContentHeading } from '../../content/TableOfContents.tsx';
import { plain, type Words } from '../../i18n/Words.tsx';
import type { RichTextProps } from '../../primitives/RichText.tsx';
import { sanitisedInBrowser, type LiveSurroundings } from '../../richText/sanitisedInBrowser.ts';

/** A text from the backend, ready to display. */
export interface ReadyText {
  readonly title: Words;
  readonly lead?: Words | undefined;
  readonly body?: RichTextProps | undefined;
  readonly headings: readonly ContentHeading[];
}

/**
 * Prepares a text for display, by the same rules as the build.
 *
 * @throws if the text is too large, or if a script for it could not be loaded
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

/** A template's content belongs to a separate document, which loads and runs nothing. */
function headingsIn(html: RichTextProps['html']): ContentHeading[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.querySelectorAll('h2[id]')].map(({ id, textContent }) => ({
    id,
    text: textContent.trim(),
  }));
}
