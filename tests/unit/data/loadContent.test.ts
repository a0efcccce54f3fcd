import { describe, expect, it } from '@jest/globals';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnvironment } from '../../../data/settings/environment.ts';
import { embedsIn } from '../../../eleventy/richText/richText.ts';
import { contentFolder, loadContent } from '../../../data/loadContent.ts';

const environment = readEnvironment({});
const content = await loadContent(environment, embedsIn);
const { site, routes } = content;

describe('the embedded association', () => {
  it('says where it comes from', () => {
    expect(content.source).toBe('the embedded association');
    expect(content.folder).toBe(contentFolder(environment));
  });

  it('has its logo beside it', async () => {
    await access(join(content.folder, 'images', site.project.logo.file));
  });

  it.each(['de', 'en', 'fr'] as const)('has every named page in %s', (language) => {
    expect(site.languages).toContain(language);
    for (const key of ['home', 'notFound', 'contact', 'thanks', 'imprint', 'privacy']) {
      const page = site.pages.find((candidate) => candidate.key === key)!;
      expect({ key, path: routes.pathOf(page, language) }).toEqual({
        key,
        path: expect.stringMatching(language === 'de' ? /^\// : `^/${language}/`),
      });
    }
  });

  it('has the most pages in German, and not many fewer in the others', () => {
    const counts = site.languages.map(
      (language) => routes.all.filter((route) => route.language === language).length,
    );
    expect(Math.max(...counts)).toBe(counts[0]);
    expect(Math.min(...counts)).toBeGreaterThan(25);
  });

  it('leads from every entry of a menu to a page, in every language', () => {
    const entries = site.menus
      .filter(({ id }) => id !== 'members')
      .flatMap((menu) => menu.entries)
      .flatMap((entry) => [entry, ...entry.sub, ...entry.groups.flatMap(({ sub }) => sub)]);
    const paths = entries.flatMap(({ path }) => path ?? []);
    expect(paths.length).toBeGreaterThan(30);
    for (const language of site.languages) {
      const dead = paths.filter((path) => !routes.at(routes.localised(path, language)));
      expect({ language, dead }).toEqual({ language, dead: [] });
    }
  });

  it('has the accessibility statement that its footer links to', () => {
    expect(site.project.show_accessibility).toBe(true);
    expect(routes.at('/barrierefreiheit')).toBeDefined();
  });
});

describe('a folder of the operator', () => {
  it('is read instead', async () => {
    const own = { ...environment, contentDir: content.folder };
    expect((await loadContent(own, embedsIn)).source).toBe(`the folder ${content.folder}`);
  });
});
