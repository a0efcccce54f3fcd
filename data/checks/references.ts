import { forms } from '../../contract/forms/forms.ts';
import type { FunctionId } from '../../contract/thirdParties.ts';
import { defaultLanguage } from '../../locales/languages.ts';
import type { BlockType, ContentBlock } from '../kinds/contentBlock.ts';
import type { MenuEntry, MenuSubEntry } from '../kinds/menus.ts';
import { ContentProblems, type Problem } from '../problems/problems.ts';
import type { Originated, Site } from '../model/site.ts';
import { accessibilityPath, neededPages } from '../routes/namedRoutes.ts';
import type { Routes } from '../routes/Routes.ts';
import { catalogueProblems } from './catalogue.ts';

/**
 * Checks the references between records: the pages that the site needs and that menus, tiles and
 * organisations link to, the records that blocks show, and the categories, manufacturers and
 * attributes of products.
 *
 * @throws ContentProblems
 */
export function checkReferences(site: Site, routes: Routes): void {
  const problems = [
    ...missingPages(site),
    ...second(site.menus, 'id'),
    ...second(site.consents, 'function_id'),
    ...deadMenuEntries(site, routes),
    ...deadTiles(site, routes),
    ...emptyBlocks(site),
    ...deadLinks(site, routes),
    ...missingStatement(site, routes),
    ...lockedRating(site),
    ...catalogueProblems(site),
  ];
  if (problems.length > 0) throw new ContentProblems(problems);
}

function missingPages(site: Site): Problem[] {
  return neededPages
    .filter((key) => !site.pages.some((page) => page.key === key))
    .map((key) => ({ origin: 'pages', field: 'key', expected: `a page with the key ${key}` }));
}

/** Reports duplicates: only the first would be shown. */
function second<Name extends string>(
  records: readonly Originated<Readonly<Record<Name, string>>>[],
  name: Name,
): Problem[] {
  return records.flatMap(({ origin, [name]: value }, index) =>
    records.findIndex((other) => other[name] === value) < index
      ? [{ origin, field: name, expected: `each ${name} once, found ${value} again` }]
      : [],
  );
}

function missingStatement(site: Site, routes: Routes): Problem[] {
  return site.project.show_accessibility && !routes.at(accessibilityPath)
    ? [
        {
          origin: site.project.origin,
          field: 'show_accessibility',
          expected: `false, or a page ${accessibilityPath}, which the footer links to`,
        },
      ]
    : [];
}

/** The rating needs a key for the maps service, and a consent to ask visitors for. */
function lockedRating({ project, consents }: Site): Problem[] {
  if (!project.google_place_id) return [];
  const problem = (expected: string) => ({
    origin: project.origin,
    field: 'google_place_id',
    expected,
  });
  return [
    ...(project.config.google_maps_key
      ? []
      : [problem('nothing, or a key for the maps service in config.google_maps_key')]),
    ...(consents.some(({ function_id }) => function_id === ('rating' satisfies FunctionId))
      ? []
      : [problem('nothing, or a consent with the function_id rating that visitors are asked for')]),
  ];
}

function deadMenuEntries(site: Site, routes: Routes): Problem[] {
  return site.menus
    .filter((menu) => menu.id !== 'members')
    .flatMap(({ origin, entries }) =>
      entries
        .flatMap((entry, index) => linksIn(entry, `entries.${index}`))
        .filter(({ entry }) => entry.path !== undefined && !routes.at(entry.path))
        .map(({ entry, at }) => ({
          origin,
          field: `${at}.path`,
          // Editors know an entry by its name, not by its index.
          expected: `the path of a page, found ${entry.path ?? ''} (${nameOf(entry)})`,
        })),
    );
}

/** An entry and all below it, each with its field. */
function linksIn(entry: MenuEntry, at: string): { entry: MenuSubEntry; at: string }[] {
  const listed = (entries: readonly MenuSubEntry[], list: string) =>
    entries.map((subEntry, index) => ({ entry: subEntry, at: `${list}.${index}` }));
  return [
    { entry, at },
    ...listed(entry.sub, `${at}.sub`),
    ...entry.groups.flatMap(({ sub }, index) => listed(sub, `${at}.groups.${index}.sub`)),
  ];
}

function nameOf({ translations }: MenuSubEntry): string {
  return translations.find(({ language }) => language === defaultLanguage)?.displayName ?? '';
}

function deadTiles(site: Site, routes: Routes): Problem[] {
  return site.pages.flatMap((page) => {
    if (page.key !== 'home') return [];
    const lists = { topics: page.topics, actions: page.actions };
    return Object.entries(lists).flatMap(([list, entries]) =>
      entries.flatMap(({ path }, index) =>
        routes.at(path)
          ? []
          : [
              {
                origin: page.origin,
                field: `${list}.${index}.path`,
                expected: `the path of a page, found ${path}`,
              },
            ],
      ),
    );
  });
}

/** A block without records would be a heading without content. */
function emptyBlocks(site: Site): Problem[] {
  return site.pages.flatMap((page) => {
    if (page.key !== 'content') return [];
    return page.blocks.flatMap(({ type, group }, index) => {
      const at = { origin: page.origin, field: `blocks.${index}.group` };
      const isSecond = page.blocks.findIndex(isSame) < index;
      if (isSecond) return [{ ...at, expected: `each block once, found ${type} ${group} twice` }];
      const groups = groupsOf(site, type);
      const expected = `a group of ${type} (${groups.join(', ') || 'there are none'}), found ${group}`;
      return groups.includes(group) ? [] : [{ ...at, expected }];

      function isSame(other: ContentBlock): boolean {
        return other.type === type && other.group === group;
      }
    });
  });
}

function groupsOf(site: Site, type: BlockType): string[] {
  if (type === 'form') return Object.keys(forms);
  const groups =
    type === 'people'
      ? site.people.flatMap(({ roles }) => roles.map(({ group }) => group))
      : site[type].map(({ group }) => group);
  return [...new Set(groups)].sort();
}

function deadLinks({ organisations }: Site, routes: Routes): Problem[] {
  return organisations.flatMap(({ origin, link }) =>
    link === undefined || !link.startsWith('/') || routes.at(link.replace(/[?#].*$/, ''))
      ? []
      : [{ origin, field: 'link', expected: `the path of a page, found ${link}` }],
  );
}
