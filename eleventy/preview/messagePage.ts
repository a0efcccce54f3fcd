import type { ServerResponse } from 'node:http';
import { escapeUTF8 } from 'entities';
import type { PolicySource } from '../../contract/contentSecurityPolicy.ts';
import { hashOf } from '../rendering/contentSecurityPolicy.ts';

export interface Message {
  readonly title: string;
  /** One paragraph each, with the same words as in the terminal. */
  readonly lines: readonly string[];
  /** A page that can be read meanwhile. */
  readonly link?: { readonly path: string; readonly text: string };
  /** Seconds between attempts to reload, for servers without live reload. */
  readonly refresh?: number;
}

/**
 * Answers with a message for an author instead of a page of the website.
 * @param framedBy who may show the message in a frame
 */
export function sendMessage(
  response: ServerResponse,
  status: number,
  message: Message,
  framedBy: readonly PolicySource[],
): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyOf(message, framedBy),
    'x-content-type-options': 'nosniff',
  });
  response.end(messagePage(message));
}

/**
 * Allows the message's own style, and the script that reloads it: its own, or that of live reload.
 */
function policyOf({ refresh }: Message, framedBy: readonly PolicySource[]): string {
  return [
    "default-src 'none'",
    `script-src ${refresh === undefined ? "'self'" : hashOf(reloading(refresh))}`,
    `style-src ${hashOf(style)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    ['frame-ancestors', ...(framedBy.length > 0 ? framedBy : ["'none'"])].join(' '),
  ].join('; ');
}

function messagePage({ title, lines, link, refresh }: Message): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    refresh === undefined ? '' : `<script>${reloading(refresh)}</script>`,
    `<title>${escapeUTF8(title)}</title>`,
    `<style>${style}</style></head>`,
    `<body><main><h1>${escapeUTF8(title)}</h1>`,
    `<ul>${lines.map((line) => `<li>${escapeUTF8(line)}</li>`).join('')}</ul>`,
    link ? `<p><a href="${escapeUTF8(link.path)}">${escapeUTF8(link.text)}</a></p>` : '',
    '</main></body></html>',
  ].join('');
}

const style =
  ':root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:45rem;' +
  'margin:3rem auto;padding:0 1rem;overflow-wrap:anywhere}li{margin:.5rem 0}';

/**
 * Returns a script that reloads the page when the server answers. With a `refresh` header, the
 * browser could reload while the server is down, and most browsers would then stay on an error
 * page.
 */
function reloading(seconds: number): string {
  const ask = 'fetch(location).then(() => location.reload(), () => {})';
  return `setInterval(() => ${ask}, ${seconds * 1000})`;
}
