import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { escapeUTF8 as escapeHtml } from 'entities';
import { defaultProject, embeddedFolder } from '../settings/embeddedProjects.ts';
import { version } from '../settings/version.ts';
import { withTexts } from '../texts/texts.ts';
import { languages, type Language } from '../../locales/languages.ts';
import { optionalPages, type Answers, type OptionalPage } from './answers.ts';

/**
 * The JSON files of a new project's content. A value such as `%name%` is replaced by an answer. Facts that
 * nobody was asked for are values of the demo, such as Musterstadt: a build for the public warns of them
 * (../checks/demoValues.ts).
 */
const templates = fileURLToPath(new URL('content', import.meta.url));

export interface LogoSize {
  readonly width: number;
  readonly height: number;
}

/** The files and the address of each optional page. */
const optional: Readonly<
  Record<OptionalPage, { readonly files: readonly string[]; readonly path: string }>
> = {
  news: { files: ['pages/news.json', 'news/website.json'], path: '/aktuelles' },
  about: { files: ['pages/about.json'], path: '/ueber-uns' },
  membership: { files: ['pages/membership.json'], path: '/mitglied-werden' },
};

/**
 * Returns the content of a new project.
 *
 * @param today the date of the first news item, such as 2026-11-26
 * @param logoSize in px
 * @returns the text of each file, by its path in the content folder. `project.json` is the last.
 */
export function starterContent(
  answers: Answers,
  today: string,
  logoSize: LogoSize,
): ReadonlyMap<string, string> {
  const leftOut = optionalPages.flatMap((page) =>
    answers.pages.includes(page) ? [] : [optional[page]],
  );
  const names = readdirSync(templates, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.json'))
    .filter(
      (name) => name !== 'project.json' && !leftOut.some(({ files }) => files.includes(name)),
    );
  const values = valuesOf(answers, today);
  const contents = [
    ...names.map((name) => [name, filled(template(name), values)] as const),
    ['pages/privacy.json', privacyNotice(answers)] as const,
    ['project.json', withLogoSize(filled(template('project.json'), values), logoSize)] as const,
  ];
  const paths = new Set(leftOut.map(({ path }) => path));
  return new Map(
    contents.map(([name, content]) => {
      const chosen = withoutUnchosen(content, answers.languages, paths);
      return [name, `${JSON.stringify(chosen, undefined, 2)}\n`];
    }),
  );
}

function valuesOf({ name, short, brand, base, email }: Answers, today: string) {
  return {
    ...{ name, short, brand, base, email, displayName: short.toUpperCase() },
    ...{ date: today, version },
  };
}

function template(name: string): unknown {
  return readJson(join(templates, name));
}

function filled(content: unknown, values: ReturnType<typeof valuesOf>): unknown {
  return withTexts(content, (text) =>
    text.replace(/%(\w+)%/g, (_, name: string) => values[name as keyof typeof values]),
  );
}

function withLogoSize(project: unknown, size: LogoSize): unknown {
  const { logo, ...others } = project as { readonly logo: object };
  return { ...others, logo: { ...logo, ...size } };
}

/**
 * The embedded association's privacy notice, since most of it follows from the project's settings. It names
 * the association, two of its e-mail addresses, and its notice for social media, which a new project does
 * not have.
 */
function privacyNotice({ name, email }: Answers): unknown {
  const notice = readJson(join(embeddedFolder(defaultProject), 'pages/privacy.json'));
  return withTexts(notice, (text) =>
    text
      .replaceAll('Verband der Heilberufe Musterland e. V.', () => escapeHtml(name))
      .replaceAll(/(?:info|datenschutz)@vhm\.example/g, () => escapeHtml(email))
      .replace(/ [^.<>]*<a href="\/datenschutz-social">[^<]*<\/a>\./, ''),
  );
}

/** Leaves out languages, and links to pages, that the project does not have. */
function withoutUnchosen(
  value: unknown,
  chosen: readonly Language[],
  missing: ReadonlySet<string>,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inside = (inner: unknown) => withoutUnchosen(inner, chosen, missing);
  if (!Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inside(inner)]));
  }
  const isUnchosen = (language: unknown) =>
    languages.includes(language as Language) && !chosen.includes(language as Language);
  const isKept = (entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return !isUnchosen(entry);
    const { language, path } = entry as { readonly language?: unknown; readonly path?: unknown };
    return !isUnchosen(language) && !missing.has(path as string);
  };
  return value.filter(isKept).map(inside);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
