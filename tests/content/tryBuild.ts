import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Element, Text, type ChildNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { SaxesParser } from 'saxes';
import { allowedTags, renamedTags } from '../../contract/richText/allowedHtml.ts';
import type { Content } from '../../data/Content.ts';
import { readEnvironment } from '../../data/settings/environment.ts';
import { embedsIn } from '../../eleventy/richText/richText.ts';
import { loadContent } from '../../data/loadContent.ts';
import type { Route } from '../../data/routes/route.ts';
import { plain } from '../../components/i18n/Words.tsx';
import { translate } from '../../data/texts/translation.ts';
import { asHtml } from '../../eleventy/richText/asHtml.ts';
import { withoutControls } from '../../data/model/cleanTexts.ts';
import { htmlProblems } from '../htmlRules.ts';
import type { Builds } from '../unit/eleventy/commands/Builds.ts';
import type { Finished } from '../unit/eleventy/commands/command.ts';
import type { SiteRecords } from './siteContent.ts';
import { writeFolder } from './writeFolder.ts';

/** The result of a build of generated content, and the problems found in that result. */
export interface Trial {
  readonly built: boolean;
  readonly pages: number;
  /** Problems for which the build refused the content. */
  readonly refusals: readonly string[];
  readonly complaints: readonly string[];
}

/**
 * Builds content. Either the build refuses it with one line for each problem, or the site must be
 * valid and contain the texts.
 */
export async function tryBuild(site: SiteRecords, builds: Builds): Promise<Trial> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  try {
    const contentDir = join(folder, 'content');
    const outDir = join(folder, 'site');
    await writeFolder(contentDir, site);
    const build = await builds.run({
      environment: { CONTENT_DIR: contentDir, OUT_DIR: outDir, SOCIAL_IMAGES: '0' },
    });
    if (build.code !== 0) {
      const left = (await readdir(folder)).filter((name) => name !== 'content');
      const complaints = [...refusalComplaints(build), ...left.map((name) => `It left ${name}.`)];
      return { built: false, pages: 0, refusals: build.errors, complaints };
    }
    const content = await loadContent(readEnvironment({ CONTENT_DIR: contentDir }), embedsIn);
    const complaints = await siteComplaints(content, outDir);
    return { built: true, pages: content.routes.all.length, refusals: [], complaints };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The format of a problem: the record, sometimes a field, and the expected value. */
const problemLine = /^[\w./-]+(?:\[\d+\])?: (?:[\w.-]+: )?expected .+/;

function refusalComplaints({ code, errors }: Finished): string[] {
  const strange = errors.filter((line) => !problemLine.test(line) || line.length > 400);
  return [
    ...(code === 1 ? [] : [`It ended with ${code}.`]),
    ...(errors.length > 0 ? [] : ['It said nothing.']),
    ...(new Set(errors).size === errors.length ? [] : ['It said something twice.']),
    ...strange.slice(0, 12).map((line) => `It said: ${line.slice(0, 300)}`),
  ];
}

async function siteComplaints(content: Content, outDir: string): Promise<string[]> {
  const files = await readdir(outDir, { recursive: true });
  const complaints: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(outDir, file), 'utf8');
    const problems = await htmlProblems(html, file);
    complaints.push(...problems.filter(isOurs).map((problem) => `${file}:${problem}`));
  }
  for (const file of files.filter((name) => name.endsWith('.xml'))) {
    complaints.push(...xmlComplaints(file, await readFile(join(outDir, file), 'utf8')));
  }
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    JSON.parse(await readFile(join(outDir, file), 'utf8'));
  }
  const unread = content.routes.all.flatMap((route) => unreadTexts(route, outDir));
  return [...complaints, ...unread];
}

/**
 * Whether a problem is the build's fault. Editors' tables and line breaks are valid, even if the
 * linter dislikes them.
 */
function isOurs(problem: string): boolean {
  return !problem.includes('prefer-tbody') && !problem.includes('no-trailing-whitespace');
}

function xmlComplaints(file: string, xml: string): string[] {
  const complaints: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => complaints.push(`${file}: ${message}`));
  parser.write(xml).close();
  return complaints;
}

/** Texts of a page that are missing in its HTML. */
function unreadTexts({ path, page, language }: Route, outDir: string): string[] {
  const file = `${path.replace(/\/$/, '/index')}.html`;
  const document = parseDocument(readFileSync(join(outDir, file), 'utf8'));
  const [main] = DomUtils.getElementsByTagName('main', document);
  const [head] = DomUtils.getElementsByTagName('h1', document);
  const shown = main ? inOneLine(DomUtils.textContent(main)) : '';
  const { title, lead, body } = translate(page.translations, language);
  const expected = [
    ...(withoutLead.has(page.key) ? [] : [plain(lead ?? '')]),
    ...(body === undefined || withoutBody.has(page.key) ? [] : wordsIn(plain(body))),
  ];
  return [
    ...(head && inOneLine(DomUtils.textContent(head)).includes(inOneLine(plain(title)))
      ? []
      : [`${file}: lacks its title ${JSON.stringify(title)}`]),
    ...expected
      .map(inOneLine)
      .filter((text) => !shown.includes(text))
      .map((text) => `${file}: lacks ${JSON.stringify(text)}`),
  ];
}

/** These pages have their own screen and show no lead. */
const withoutLead: ReadonlySet<string> = new Set(['home', 'thanks', 'search', 'sitemap']);

const withoutBody: ReadonlySet<string> = new Set(['search', 'sitemap']);

/** All texts of a body, except those in elements that the website does not show. */
function wordsIn(body: string): string[] {
  const visit = (nodes: readonly ChildNode[]): string[] =>
    nodes.flatMap((node) => {
      if (node instanceof Text) return [withoutControls(node.data)];
      if (!(node instanceof Element)) return [];
      const name = renamedTags[node.name] ?? node.name;
      return allowedTags.includes(name) ? visit(node.children) : [];
    });
  return visit(parseDocument(asHtml(body)).children);
}

/** The design adds soft hyphens, so ignore them. */
function inOneLine(text: string): string {
  return text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
