import type { VisitorForm } from '../../../../contract/forms/forms.ts';
import { answers, defaultLanguage, languageOf } from '../../../../locales/languages.ts';

/** The values that a visitor has sent by a form, by the names of its fields. */
export type SentForm = Readonly<Record<string, unknown>>;

/** Some mail programs on Windows open no longer addresses. */
const longest = 2000;

/**
 * Returns the address that opens an answer in the person's own mail program, in the sender's language: with the
 * recipient, a subject, and the form's long texts as a quotation. Everything is encoded, so that nothing in the message becomes a
 * recipient. A long message is cut.
 *
 * @returns undefined if there is no e-mail address
 */
export function answerLink({ fields }: VisitorForm, sent: SentForm): string | undefined {
  const email = textOf(sent['email']);
  if (email === '') return undefined;
  const words = answers[languageOf(textOf(sent['language'])) ?? defaultLanguage];
  const subject = words.subject(textOf(sent['topic']));
  const link = (quoted: string) => {
    const body = `${words.greeting(textOf(sent['name']))}\n\n\n\n${words.quotes}\n${quoted}\n`;
    const query = [`subject=${encoded(subject)}`, `body=${encoded(body)}`].join('&');
    return `mailto:${encoded(email).replace('%40', '@')}?${query}`;
  };
  const texts = Object.keys(fields).filter((field) => fields[field]?.kind === 'lines');
  const characters = Array.from(texts.map((field) => textOf(sent[field])).join('\n\n'));
  const quoteOf = (count: number) =>
    quotation(characters.slice(0, count).join('') + (count < characters.length ? ' […]' : ''));
  let count = characters.length;
  while (count > 0 && link(quoteOf(count)).length > longest) count = Math.floor(count * 0.9);
  return link(quoteOf(count));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function quotation(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n');
}

/** Mail programs expect line breaks as CR and LF (RFC 6068). A lone surrogate can't be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed().replace(/\n/g, '\r\n'));
}
