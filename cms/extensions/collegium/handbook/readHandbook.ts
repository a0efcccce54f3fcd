import MarkdownIt from 'markdown-it';

/** The languages that the handbook is written in. */
export const handbookLanguages = ['de', 'en'] as const;

export type HandbookLanguage = (typeof handbookLanguages)[number];

/** A handbook as HTML. */
export interface HandbookContent {
  /** The introduction with links to the tasks. */
  readonly intro: string;
  /** In their order. Each title begins with the task's number. */
  readonly tasks: readonly { readonly title: string; readonly html: string }[];
}

/** The parts of the handbook, as paths on Directus' host. */
interface Places {
  /** The folder of the pictures, with a slash at its end. */
  readonly pictures: string;
  /** The list of tasks. A slash and its number lead to a task. */
  readonly page: string;
}

/**
 * Returns a handbook as HTML. Each second-level heading of the Markdown starts a task. Links to headings lead to the
 * pages of the tasks, and all other links to the list of tasks. A test reports those.
 */
export function readHandbook(markdown: string, { pictures, page }: Places): HandbookContent {
  const [start = '', ...sections] = markdown.split(/^## /m);
  const parts = sections.map((section) => {
    const [title = '', ...lines] = section.split('\n');
    return { title: title.trim(), text: lines.join('\n') };
  });
  const pages = new Map(
    parts.map(({ title }, index) => [`#${anchorOf(title)}`, `${page}/${index + 1}`]),
  );
  const renderer = new MarkdownIt();
  renderer.core.ruler.push('places', ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const link = token.attrGet('href');
      const picture = token.attrGet('src');
      if (link !== null) {
        // The parser has encoded the umlauts.
        token.attrSet('href', pages.get(decodeURI(String(link))) ?? page);
      }
      if (picture !== null) token.attrSet('src', String(picture).replace(/^pictures\//, pictures));
    }
  });
  return {
    intro: renderer.render(start.replace(/^# .*$/m, '')),
    tasks: parts.map(({ title, text }) => ({ title, html: renderer.render(text) })),
  };
}

/** Returns the anchor that GitHub gives to a heading. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}
