import { existsSync, readFileSync, readdirSync } from 'node:fs';
import {
  handbookLanguages,
  readHandbook,
  type HandbookLanguage,
} from '../../../../../../cms/extensions/collegium/handbook/readHandbook.ts';
import { websiteFlows } from '../../../../../../cms/schema/flows.ts';
import { presets } from '../../../../../../cms/schema/presets.ts';
import { systemFields } from '../../../../../../cms/schema/systemFields.ts';
import { layout } from '../../../../../../cms/seed/layout.ts';
import { listPresets } from '../../../../../../cms/seed/listPresets.ts';
import { overviews } from '../../../../../../locales/languages.ts';

const folder = 'cms/extensions/collegium/handbook/';

const sources = Object.fromEntries(
  handbookLanguages.map((language) => [language, readFileSync(`${folder}${language}.md`, 'utf8')]),
) as Readonly<Record<HandbookLanguage, string>>;

const places = { pictures: '/pictures/', page: '/admin/handbook' };

const handbooks = {
  de: readHandbook(sources.de, places),
  en: readHandbook(sources.en, places),
};

function shapeOf(html: string) {
  return {
    steps: html.match(/<li>/g)?.length,
    pictures: [...html.matchAll(/src="([^"]*)-\w\w\.webp"/g)].map(([, name]) => name),
    links: [...html.matchAll(/href="([^"]*)"/g)].map(([, path]) => path),
  };
}

test('both languages have the same ten tasks, steps, pictures and links', () => {
  expect(handbooks.de.tasks).toHaveLength(10);
  const shapes = handbookLanguages.map((language) =>
    handbooks[language].tasks.map(({ html }) => shapeOf(html)),
  );
  expect(shapes[0]).toEqual(shapes[1]);
  for (const { steps, pictures } of shapes[0] ?? []) {
    expect(steps).toBeGreaterThan(3);
    expect(pictures).toHaveLength(1);
  }
});

test('an unknown link leads to the first page', () => {
  const markdown = '# Handbook\n\n[no task](#99-fly)\n\n## 1. Log in\n\n[other](page.md)\n';
  const { intro, tasks } = readHandbook(markdown, places);
  expect(shapeOf(intro).links).toEqual(['/admin/handbook']);
  expect(tasks.map(({ html }) => shapeOf(html).links)).toEqual([['/admin/handbook']]);
});

describe.each(handbookLanguages)('the handbook (%s)', (language) => {
  const source = sources[language];
  const { intro, tasks } = handbooks[language];

  test('numbers its tasks, and its introduction links to each', () => {
    tasks.forEach(({ title }, index) => expect(title).toMatch(new RegExp(`^${index + 1}\\. `)));
    const links = [...intro.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)];
    expect(links.map(([, path, title]) => ({ path, title }))).toEqual(
      tasks.map(({ title }, index) => ({ path: `/admin/handbook/${index + 1}`, title })),
    );
  });

  test('has no dead link', () => {
    const html = [intro, ...tasks.map((task) => task.html)].join('\n');
    const { links } = shapeOf(html);
    expect(links.length).toBeGreaterThan(tasks.length);
    const known = tasks.map((_, index) => `/admin/handbook/${index + 1}`);
    expect(links.filter((link) => !known.includes(link ?? ''))).toEqual([]);
  });

  test('describes its pictures, and each is in the folder', () => {
    const pictures = [...source.matchAll(/!\[([^\]]*)\]\(([^)]*)\)/g)];
    for (const [, description = '', file = ''] of pictures) {
      expect(description.length).toBeGreaterThan(10);
      expect({ file, exists: existsSync(folder + file) }).toEqual({ file, exists: true });
    }
    const files = readdirSync(`${folder}pictures`).filter((file) =>
      file.endsWith(`-${language}.webp`),
    );
    expect(pictures.map(([, , file]) => file).toSorted()).toEqual(
      files.map((file) => `pictures/${file}`).toSorted(),
    );
  });

  test('quotes only names that the model or the overview has', () => {
    const quoted = [...source.matchAll(/(?<![\w*])_([^_\n]+)_(?!\w)/g)].map(
      ([, name]) => name ?? '',
    );
    const names = new Set(namesIn(language));
    expect(quoted.length).toBeGreaterThan(40);
    expect(quoted.filter((name) => !names.has(name))).toEqual([]);
  });
});

/** Returns the words of our own that editors read in Directus. */
function namesIn(language: HandbookLanguage): string[] {
  const collections = layout('');
  const shown = collections.map(({ name }) => name);
  const flows = websiteFlows({ shown, texts: [] }).flatMap(({ name }) => name.split(' / '));
  const words = overviews[language];
  return [
    ...wordsIn([collections, presets, listPresets(collections), systemFields], language),
    ...flows,
    ...[words.title, words.answer, words.fileUse.usedIn, words.publication.title],
    words.deadLinks.title,
    ...Object.values(words.panels).map(({ title }) => title),
  ];
}

/** Returns all words in a value, at any depth. */
function wordsIn(value: unknown, language: HandbookLanguage): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { [language]: word } = value as { readonly [Name in HandbookLanguage]?: unknown };
  if (typeof word === 'string') return [word];
  return Object.values(value).flatMap((inner) => wordsIn(inner, language));
}
