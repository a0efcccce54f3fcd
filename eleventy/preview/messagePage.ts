import { escapeUTF8 } from 'entities';

export interface Message {
  readonly title: string;
  /** One line each, as they stand in the terminal. */
  readonly lines: readonly string[];
  /** A page that can be looked at meanwhile. */
  readonly link?: { readonly path: string; readonly text: string };
  /** Seconds after which the page asks again, where nothing tells it to. */
  readonly refresh?: number;
}

/** A page for an author, where there is none of the website to show. */
export function messagePage({ title, lines, link, refresh }: Message): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    refresh === undefined ? '' : reloading(refresh),
    `<title>${escapeUTF8(title)}</title>`,
    '<style>:root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:45rem;',
    'margin:3rem auto;padding:0 1rem;overflow-wrap:anywhere}li{margin:.5rem 0}</style></head>',
    `<body><main><h1>${escapeUTF8(title)}</h1>`,
    `<ul>${lines.map((line) => `<li>${escapeUTF8(line)}</li>`).join('')}</ul>`,
    link ? `<p><a href="${escapeUTF8(link.path)}">${escapeUTF8(link.text)}</a></p>` : '',
    '</main></body></html>',
  ].join('');
}

/**
 * Loads the page anew once somebody answers. A `refresh` of the browser's own would come to a moment
 * in which nobody does, and most browsers stay there.
 */
function reloading(seconds: number): string {
  const ask = 'fetch(location).then(() => location.reload(), () => {})';
  return `<script>setInterval(() => ${ask}, ${seconds * 1000})</script>`;
}
