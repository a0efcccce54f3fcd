import type { MailText } from './mailTexts.ts';

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
export function tamedWording({ subject, body, button }: MailText): MailText {
  return {
    subject: tamedLine(normalised(subject)),
    body: normalised(body)
      .split('\n')
      .map((line) => (isOnlyPlaceholder(line) ? line : tamedLine(line)))
      .join('\n'),
    button,
  };
}

/** Returns the problem of a text that `tamedWording` would change, or undefined. */
export function wordingProblem(text: Partial<MailText>): 'link' | 'address' | undefined {
  const { subject = '', body = '' } = text;
  const written = normalised(`${subject}\n${body}`);
  const tamed = tamedWording({ subject, body, button: '' });
  if (`${tamed.subject}\n${tamed.body}` === written) return undefined;
  return namesIn(written).some((name) => links.includes(name)) ? 'link' : 'address';
}

function normalised(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(placeholder, '{{$1}}');
}

function isOnlyPlaceholder(line: string): boolean {
  return /^\s*\{\{\w+\}\}\s*$/.test(line);
}

/** Takes linear time: a line may be as long as a request, and Directus waits for it. */
function tamedLine(line: string): string {
  return line.replace(/\S+/g, (word) => {
    const inAddress = isAddress(word);
    return word.replace(placeholder, (written, name: string) =>
      inAddress || links.includes(name) ? '' : written,
    );
  });
}

/** Matches as generously as mail programs do: `https://…`, `www.…`, `name@…`, `example.org/…`, `192.0.2.1/…`. */
function isAddress(word: string): boolean {
  const written = word.replace(placeholder, '\0').replace(/[。．｡]/g, '.');
  return /:\/\/|www\.|@|mailto:|\d\.\d|[\p{L}\d-]\.\p{L}{2,}/iu.test(written);
}

/** Whether mail programs turn a part of the text into a link. */
export function hasAddress(text: string): boolean {
  return text.split(/\s+/).some(isAddress);
}

function namesIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}
