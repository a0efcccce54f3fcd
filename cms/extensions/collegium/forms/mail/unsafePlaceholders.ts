import type { MailText } from './defaultMailTexts.ts';

/** Values that are our own addresses. The part after `#` in some of them is as secret as a password. */
const links: readonly string[] = ['link', 'unsubscribe'];

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * Removes placeholders whose value would become part of an address that an editor has written. Mail
 * programs turn everything that looks like an address into a link, and the first click would send the value
 * to that website.
 *
 * A placeholder of a link has to be the only text of its line. All other placeholders may be part of a
 * sentence, but not of an address.
 */
export function withoutUnsafePlaceholders({ subject, body, button }: MailText): MailText {
  return {
    subject: safeLine(normalised(subject)),
    body: normalised(body)
      .split('\n')
      .map((line) => (isOnlyPlaceholder(line) ? line : safeLine(line)))
      .join('\n'),
    button,
  };
}

/**
 * Returns the problem of a text with unsafe placeholders: `link` if the placeholder of a link is one of them,
 * otherwise `address`.
 */
export function placeholderProblem(text: Partial<MailText>): 'link' | 'address' | undefined {
  const { subject = '', body = '' } = text;
  const lines = normalised(body).split('\n');
  const checked = [normalised(subject), ...lines.filter((line) => !isOnlyPlaceholder(line))];
  const unsafe = checked.flatMap((line) => wordsIn(line).flatMap(unsafeNamesIn));
  if (unsafe.length === 0) return undefined;
  return unsafe.some(isLink) ? 'link' : 'address';
}

function normalised(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(placeholder, '{{$1}}');
}

function isOnlyPlaceholder(line: string): boolean {
  return /^\s*\{\{\w+\}\}\s*$/.test(line);
}

/** Takes linear time: a line may be as long as a request, and Directus waits for it. */
function safeLine(line: string): string {
  return line.replace(/\S+/g, (word) => {
    const unsafe = new Set(unsafeNamesIn(word));
    return word.replace(placeholder, (written, name: string) => (unsafe.has(name) ? '' : written));
  });
}

function wordsIn(line: string): readonly string[] {
  return line.match(/\S+/g) ?? [];
}

function unsafeNamesIn(word: string): string[] {
  const names = [...word.matchAll(placeholder)].map(([, name = '']) => name);
  return isAddress(word) ? names : names.filter(isLink);
}

function isLink(name: string): boolean {
  return links.includes(name);
}

/** Matches as generously as mail programs do: `https://…`, `www.…`, `name@…`, `example.org/…`, `192.0.2.1/…`. */
function isAddress(word: string): boolean {
  const written = word.replace(placeholder, '\0').replace(/[。．｡]/g, '.');
  return /:\/\/|www\.|@|mailto:|\d\.\d|[\p{L}\d-]\.\p{L}{2,}/iu.test(written);
}

/** True if mail programs turn a part of the text into a link. */
export function hasAddress(text: string): boolean {
  return text.split(/\s+/).some(isAddress);
}
