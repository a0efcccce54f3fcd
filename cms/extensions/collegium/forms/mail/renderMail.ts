import { escapeUTF8 } from 'entities';
import type { Language } from '../../../../../locales/languages.ts';
import type { MailColors } from './mailColors.ts';
import type { MailText } from './defaultMailTexts.ts';
import { withoutUnsafePlaceholders } from './unsafePlaceholders.ts';
import { filled, filledLine, names, onlyName, paragraphsOf, type Values } from './placeholders.ts';

export interface MailContent {
  readonly language: Language;
  /** The name of the sender. */
  readonly association: string;
  readonly text: MailText;
  /** The text in smaller print below the mail. */
  readonly foot?: MailText;
  readonly values: Values;
  /** Values that are our own addresses. Only these and `pages` become links. */
  readonly links: Values;
  /**
   * The name of the link without which the mail is useless. If the editor's texts lack it, it is appended to the
   * foot, or to the text if there is no foot.
   */
  readonly neededLink?: string;
  /**
   * Addresses of pages of the website, without a secret. They become links within sentences, and are
   * appended if the editor's text lacks them.
   */
  readonly pages?: Values;
  readonly colors: Readonly<{ light: MailColors; dark: MailColors }>;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Returns the mail as plain text and as HTML with the same content. Values are escaped in HTML and never
 * parsed for placeholders.
 */
export function renderMail({ text, foot, ...rest }: MailContent): RenderedMail {
  // Texts that were stored before the check on saving existed may contain a value in an address.
  return render({
    ...rest,
    text: withoutUnsafePlaceholders(text),
    ...(foot && { foot: withoutUnsafePlaceholders(foot) }),
  });
}

function render(content: MailContent): RenderedMail {
  const { text, foot, links, pages = {}, neededLink } = content;
  const values = { ...content.values, ...pages, ...links, association: content.association };
  const addresses = { links, pages };
  const written = names(`${text.body}\n\n${foot?.body ?? ''}`);
  const missingLinks = neededLink === undefined || written.includes(neededLink) ? [] : [neededLink];
  const complete = (part: MailText) => withPages(withLinks(part, missingLinks), pages);
  const parts: Part[] = foot
    ? [...partsOf(text, values, addresses), ...partsOf(complete(foot), values, addresses, true)]
    : partsOf(complete(text), values, addresses);
  const subject = filledLine(content.text.subject, values);
  return { subject, text: plainText(parts), html: html(content, subject, parts) };
}

function withLinks(text: MailText, missing: readonly string[]): MailText {
  return { ...text, body: [text.body, ...missing.map((name) => `{{${name}}}`)].join('\n\n') };
}

function withPages(text: MailText, pages: Values): MailText {
  const written = names(text.body);
  const missing = Object.keys(pages).filter((name) => !written.includes(name));
  if (missing.length === 0) return text;
  return { ...text, body: `${text.body}\n\n${missing.map((name) => `{{${name}}}`).join('\n')}` };
}

/** A paragraph, or a block in place of one. */
type Part = { readonly isFoot: boolean } & (
  | { readonly is: 'words'; readonly runs: readonly Run[] }
  /** Text written by a visitor or member. */
  | { readonly is: 'quote'; readonly text: string }
  | { readonly is: 'link'; readonly words: string; readonly address: string }
);

interface Run {
  readonly text: string;
  readonly address?: string;
}

function partsOf(
  { body, button }: MailText,
  values: Values,
  { links, pages }: { readonly links: Values; readonly pages: Values },
  isFoot = false,
): Part[] {
  return paragraphsOf(body).flatMap((paragraph): Part[] => {
    const name = onlyName(paragraph);
    const address = name === undefined ? undefined : links[name];
    if (address !== undefined) {
      return [{ is: 'link', words: button.trim() || address, address, isFoot }];
    }
    if (name === 'message') return [{ is: 'quote', text: values['message'] ?? '', isFoot }];
    const runs = filled(paragraph, values).map(({ text, of }) => {
      const target = of === undefined ? undefined : (links[of] ?? pages[of]);
      return { text, ...(target !== undefined && { address: target }) };
    });
    return runs.length === 0 ? [] : [{ is: 'words', runs, isFoot }];
  });
}

/** The standard signature separator. Mail programs fold or grey out the text after it. */
const footMark = '-- ';

function plainText(parts: readonly Part[]): string {
  const foot = parts.findIndex(({ isFoot }) => isFoot);
  const blocks = parts.map(plainPart);
  if (foot >= 0) blocks[foot] = `${footMark}\n${blocks[foot] ?? ''}`;
  return `${blocks.join('\n\n')}\n`;
}

function plainPart(part: Part): string {
  switch (part.is) {
    case 'words':
      return part.runs.map(({ text }) => text).join('');
    case 'quote':
      // Mark every line as quoted, so that no line can pass for our own text.
      return part.text
        .split(/\r\n?|[\n\u2028\u2029]/)
        .map((line) => (line === '' ? '>' : `> ${line}`))
        .join('\n');
    case 'link':
      return part.words === part.address ? part.address : `${part.words}\n${part.address}`;
  }
}

function html(
  { language, association, colors }: MailContent,
  subject: string,
  parts: readonly Part[],
): string {
  const { light, dark } = colors;
  const body = parts.filter(({ isFoot }) => !isFoot).map((part) => htmlPart(part, light));
  const foot = parts.filter(({ isFoot }) => isFoot).map((part) => htmlPart(part, light));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeUTF8(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
body, .ground { background: ${dark.ground} !important; color: ${dark.ink} !important; }
a { color: ${dark.accent} !important; }
.button { background: ${dark.accent} !important; border-color: ${dark.accent} !important; color: ${dark.ground} !important; }
.from { border-color: ${dark.accent} !important; }
.quote { border-color: ${dark.hairline} !important; }
}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${light.ground};color:${light.ink}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeUTF8(preheaderOf(parts))}</div>
<div class="ground" lang="${language}" style="max-width:36rem;margin:0 auto;padding:24px 16px;background:${light.ground};color:${light.ink};font:16px/1.5 sans-serif;overflow-wrap:anywhere">
<header class="from" style="margin:0 0 24px;padding:0 0 8px;border-bottom:3px solid ${light.accent};font-weight:bold;text-wrap:balance">${escapeUTF8(association)}</header>
<main>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;text-wrap:balance">${escapeUTF8(subject)}</h1>
${body.join('\n')}
</main>
${foot.length === 0 ? '' : `<footer class="quote" style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${light.hairline};font-size:14px">\n${foot.join('\n')}\n</footer>\n`}</div>
</body>
</html>
`;
}

/**
 * Returns the preheader: the words that lists of mails show next to the subject. Without it, the list would show the
 * beginning of the mail, which repeats the sender and the subject. Leaves out paragraphs that end with a comma: they are
 * greetings.
 */
function preheaderOf(parts: readonly Part[]): string {
  const paragraphs = parts.flatMap((part) =>
    part.is === 'words' && !part.isFoot ? [part.runs.map(({ text }) => text).join('')] : [],
  );
  const said = paragraphs.filter((text) => !text.endsWith(',')).join(' ');
  return said.replace(/\s+/g, ' ').slice(0, longestPreheader);
}

/** In characters. No list of mails shows more. */
const longestPreheader = 150;

function htmlPart(part: Part, colors: MailColors): string {
  switch (part.is) {
    case 'words':
      return `<p style="margin:0 0 16px">${part.runs.map((run) => htmlRun(run, colors)).join('')}</p>`;
    case 'quote':
      return `<blockquote class="quote" style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${colors.hairline}">${withBreaks(part.text)}</blockquote>`;
    case 'link':
      return part.isFoot
        ? `<p style="margin:0 0 16px">${link(part.address, part.words, colors)}</p>`
        : `<p style="margin:0 0 16px">${button(part.address, part.words, colors)}</p>`;
  }
}

function htmlRun({ text, address }: Run, colors: MailColors): string {
  return address === undefined ? withBreaks(text) : link(address, text, colors);
}

function link(address: string, words: string, { accent }: MailColors): string {
  return `<a href="${escapeUTF8(address)}" style="color:${accent}">${escapeUTF8(words)}</a>`;
}

/** The border gives the button its size in mail programs that ignore the padding of links. */
function button(address: string, words: string, { accent, ground }: MailColors): string {
  const look = `display:inline-block;padding:8px 16px;border:4px solid ${accent};border-radius:4px;background:${accent};color:${ground};font-weight:bold;text-decoration:none`;
  return `<a class="button" href="${escapeUTF8(address)}" style="${look}">${escapeUTF8(words)}</a>`;
}

function withBreaks(text: string): string {
  return escapeUTF8(text).replace(/\r\n?|\n/g, '<br>\n');
}
