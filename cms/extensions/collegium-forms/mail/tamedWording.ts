import type { MailText } from './mailTexts.ts';

/** The values that are addresses of ours. What stands behind `#` in some of them is as good as a password. */
const links: readonly string[] = ['link', 'unsubscribe'];

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * A text in which no value can become part of an address that an editor has written: mail programs make links of
 * whatever looks like an address, and the first click would take the value to that website.
 *
 * A link of ours has to be a line of its own. All other placeholders may stand in words, but not in an address.
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

/** Whether a text means something that it can't be allowed to say. */
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

/** Takes time in proportion to the line, which may be as long as a request: Directus waits for it. */
function tamedLine(line: string): string {
  return line.replace(/\S+/g, (word) => {
    const inAddress = isAddress(word);
    return word.replace(placeholder, (written, name: string) =>
      inAddress || links.includes(name) ? '' : written,
    );
  });
}

/** Generous, as mail programs are: `https://…`, `www.…`, `name@…`, `example.org/…`, `192.0.2.1/…`. */
function isAddress(word: string): boolean {
  const written = word.replace(placeholder, '\0').replace(/[。．｡]/g, '.');
  return /:\/\/|www\.|@|mailto:|\d\.\d|[\p{L}\d-]\.\p{L}{2,}/iu.test(written);
}

function namesIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}
