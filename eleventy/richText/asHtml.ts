import { isHtml } from '../../contract/richText/isHtml.ts';
import { markdownAsHtml } from '../../components/richText/markdown.ts';

/** Returns an editor's HTML or Markdown as HTML. */
export function asHtml(source: string): string {
  return isHtml(source) ? source : markdownAsHtml(source);
}
