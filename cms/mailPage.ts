import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { escapeUTF8 } from 'entities';
import { CmsError } from './environment.ts';

/** A mail that was caught instead of sent. */
export interface CaughtMail {
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The whole mail as received, and its header lines. */
  readonly source: string;
  readonly headers: string;
  /** The addresses of all links in the mail. */
  readonly links: readonly string[];
}

/** The maximum number of mails, kept in memory. */
const capacity = 2000;

/**
 * Shows caught mail at `/KEY/`. `/KEY/messages` returns the mails as JSON, newest first; DELETE there
 * removes them. A reader of these mails can reset every password, so only the operator knows the key: not
 * other users of the computer, and not Directus.
 */
export async function startMailPage(port: number, key: string) {
  let mails: CaughtMail[] = [];
  const page = createServer((request, response) => {
    const [, given = '', place, ...deeper] = (request.url ?? '').split('/');
    if (!isForUs(request, port)) {
      refuse(response, 421);
    } else if (!isSame(given, key) || deeper.length > 0) {
      refuse(response, 404);
    } else if (place === 'messages') {
      if (request.method === 'DELETE') mails = [];
      send(response, 'application/json', JSON.stringify(mails));
    } else if (place === '') {
      send(response, 'text/html; charset=utf-8', mailPage(mails));
    } else {
      refuse(response, 404);
    }
  });
  await listening(page, port, 'CMS_MAIL_PORT');
  return {
    add(mail: CaughtMail): void {
      mails = [mail, ...mails].slice(0, capacity);
    },
    async stop(): Promise<void> {
      page.closeAllConnections();
      await new Promise<void>((resolve) => page.close(() => resolve()));
    },
  };
}

interface Listening {
  listen(port: number, host: string, done: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

export function listening(server: Listening, port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.on('error', () =>
      reject(new CmsError(`${variable}: ${port} is taken; stop what uses it, or choose another.`)),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
}

/** Prevents DNS rebinding: another website could point its own host name here and read the responses. */
function isForUs({ headers }: IncomingMessage, port: number): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].some((name) => headers.host === `${name}:${port}`);
}

function isSame(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status).end();
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
  response.end(body);
}

function mailPage(mails: readonly CaughtMail[]): string {
  const articles = mails.map(
    (mail) => `<article>
      <h2>${escapeUTF8(mail.subject)}</h2>
      <p>${escapeUTF8(mail.date)}, from ${escapeUTF8(mail.from)} to ${escapeUTF8(mail.to)}</p>
      <pre>${escapeUTF8(mail.text)}</pre>
      <ul>${mail.links.map(linkItem).join('')}</ul>
      ${mail.html === '' ? '' : htmlFrame(mail)}
      <details><summary>Source</summary><pre>${escapeUTF8(mail.source)}</pre></details>
    </article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Caught mail</title>
    <style>body{font:1rem/1.5 sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem}
    pre{white-space:pre-wrap;overflow-wrap:anywhere}article{border-top:1px solid #ccc}
    iframe{width:100%;height:30rem;border:1px solid #ccc}</style>
    <h1>Caught mail</h1>${articles.join('') || '<p>None yet.</p>'}`;
}

/** The sandbox blocks scripts and navigation. The links are in the list. */
function htmlFrame({ subject, html }: CaughtMail): string {
  const [title, content] = [escapeUTF8(subject), escapeUTF8(html)];
  return `<details><summary>As HTML</summary><iframe sandbox title="${title}" srcdoc="${content}"></iframe></details>`;
}

function linkItem(href: string): string {
  const shown = escapeUTF8(href);
  // A mail may contain any address. Only http and https addresses become links.
  return /^https?:/.test(href) ? `<li><a href="${shown}">${shown}</a></li>` : `<li>${shown}</li>`;
}
