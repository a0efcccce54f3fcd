import { escapeUTF8 } from 'entities';
import type { Language } from '../../../../locales/languages.ts';
import type { MailColors } from './mailColors.ts';
import type { MailText } from './mailTexts.ts';
import { tamedWording } from './tamedWording.ts';
import { filled, filledLine, names, onlyName, paragraphsOf, type Values } from './wording.ts';

export interface MailContent {
  readonly language: Language;
  /** Whose mail it is. */
  readonly association: string;
  readonly text: MailText;
  /** What follows the mail in smaller print. */
  readonly foot?: MailText;
  readonly values: Values;
  /** The values that are addresses of ours; only these become links. */
  readonly links: Values;
  /** Of the links, the one without which the mail is no use: it is added where an editor forgot it. */
  readonly neededLink?: string;
  /**
   * Addresses of pages of the website without any secret. They become links, too, and stand in sentences; an editor who
   * leaves one out has it added.
   */
  readonly pages?: Values;
  readonly colors: Readonly<{ light: MailColors; dark: MailColors }>;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail as plain text and as HTML that says the same. Every value is data in both. */
export function renderMail({ text, foot, ...rest }: MailContent): RenderedMail {
  // What was stored before it was looked at when it is saved.
  return render({ ...rest, text: tamedWording(text), ...(foot && { foot: tamedWording(foot) }) });
}

function render(content: MailContent): RenderedMail {
  const { links, pages = {} } = content;
  const values = { ...content.values, ...pages, ...links, association: content.association };
  const text = withLink(content.text, content.neededLink);
  const addresses = { links, pages };
  const parts: Part[] = [
    ...partsOf(content.foot ? text : withPages(text, pages), values, addresses),
    ...(content.foot ? partsOf(withPages(content.foot, pages), values, addresses, true) : []),
  ];
  const subject = filledLine(content.text.subject, values);
  return { subject, text: plainText(parts), html: html(content, subject, parts) };
}

function withLink(text: MailText, name: string | undefined): MailText {
  if (name === undefined || names(text.body).includes(name)) return text;
  return { ...text, body: `${text.body}\n\n{{${name}}}` };
}

function withPages(text: MailText, pages: Values): MailText {
  const written = names(text.body);
  const missing = Object.keys(pages).filter((name) => !written.includes(name));
  if (missing.length === 0) return text;
  return { ...text, body: `${text.body}\n\n${missing.map((name) => `{{${name}}}`).join('\n')}` };
}

/** A paragraph, or what stands in the place of one. */
type Part = { readonly isFoot: boolean } & (
  | { readonly is: 'words'; readonly runs: readonly Run[] }
  /** What somebody else wrote. */
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

/** Signatures begin so, and mail programs fold or grey what follows. */
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
      // Marked line by line, so that nothing in it can pass for ours.
      return part.text
        .split(/\r\n?|\n/)
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
<div class="ground" style="max-width:36rem;margin:0 auto;padding:24px 16px;background:${light.ground};color:${light.ink};font:16px/1.5 sans-serif;overflow-wrap:anywhere">
<header class="from" style="margin:0 0 24px;padding:0 0 8px;border-bottom:3px solid ${light.accent};font-weight:bold">${escapeUTF8(association)}</header>
<main>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeUTF8(subject)}</h1>
${body.join('\n')}
</main>
${foot.length === 0 ? '' : `<footer class="quote" style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${light.hairline};font-size:14px">\n${foot.join('\n')}\n</footer>\n`}</div>
</body>
</html>
`;
}

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

/** The border is the button where a mail program knows no padding of links. */
function button(address: string, words: string, { accent, ground }: MailColors): string {
  const look = `display:inline-block;padding:8px 16px;border:4px solid ${accent};border-radius:4px;background:${accent};color:${ground};font-weight:bold;text-decoration:none`;
  return `<a class="button" href="${escapeUTF8(address)}" style="${look}">${escapeUTF8(words)}</a>`;
}

function withBreaks(text: string): string {
  return escapeUTF8(text).replace(/\r\n?|\n/g, '<br>\n');
}
