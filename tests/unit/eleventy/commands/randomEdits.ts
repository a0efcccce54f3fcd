import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dice } from '../../../bench/dice.ts';
import { changed } from '../../data/changed.ts';

/** An edit by an editor: the content is valid before and after. */
export interface RandomEdit {
  readonly what: string;
  readonly make: () => unknown;
}

/** Returns an edit of one of the kinds that fit the content. */
export function randomEdit(content: string, { oneOf }: Dice): RandomEdit {
  const kinds = [text, text, slug, menu, picture, setting];
  const hasProducts = existsSync(join(content, 'products'));
  return oneOf(hasProducts ? [...kinds, price, copy, removal] : kinds)(content, oneOf);
}

type OneOf = Dice['oneOf'];

/** Appends a word to a sentence in some text. */
function text(content: string, oneOf: OneOf): RandomEdit {
  const sentences = files(content, '**/*.json').flatMap((file) =>
    sentencesIn(recordIn(content, file)).map((place) => ({ file, ...place })),
  );
  const { file, field, sentence } = oneOf(sentences);
  return edit(content, file, field, `${sentence} neu`);
}

/**
 * Renames a page, an article or a product, and updates the links to it. Pages with subpages keep
 * their names, because the subpages would have to move, too. So does the members' home, which mails
 * link to.
 */
function slug(content: string, oneOf: OneOf): RandomEdit {
  const slugs = files(content, '{pages,news,products}/*.json')
    .filter((file) => !/aktuelles|arbeitskreise|mitgliederbereich/.test(file))
    .flatMap((file) =>
      (recordIn(content, file) as Translated).translations.flatMap(({ slug }, index) =>
        slug ? [{ file, field: `translations.${index}.slug`, slug }] : [],
      ),
    );
  const { file, field, slug } = oneOf(slugs);
  return {
    what: `${file}: ${field}`,
    make: () => {
      const address = new RegExp(
        `(?<=[/]|"slug": ?")${slug.replaceAll('/', '[/]')}(?=["#\\\\])`,
        'g',
      );
      for (const each of files(content, '**/*.json')) {
        rewrite(content, each, (json) => json.replace(address, `${slug}-neu`));
      }
    },
  };
}

interface Translated {
  readonly translations: readonly { readonly slug?: string }[];
}

/** Moves the first entry of a menu to its end. */
function menu(content: string, oneOf: OneOf): RandomEdit {
  const menus = recordIn(content, 'menus.json') as readonly { entries: readonly object[] }[];
  const index = oneOf([...menus.keys()]);
  const [first, ...others] = menus[index]!.entries;
  return edit(content, 'menus.json', `${index}.entries`, [...others, first]);
}

/** Changes the amount of red in a drawing. */
function picture(content: string, oneOf: OneOf): RandomEdit {
  const file = oneOf(files(content, 'images/*.svg'));
  const digit = oneOf(['0', '4', '8', 'c', 'f']);
  return {
    what: `${file}: ${digit}`,
    make: () => rewrite(content, file, (svg) => svg.replaceAll(/(?<="#)[\da-f]/g, digit)),
  };
}

function setting(content: string, oneOf: OneOf): RandomEdit {
  const settings = [
    ['theme.json', 'brand_color', oneOf(['#17665a', '#86203f', '#2a4f9e'])],
    ['theme.json', 'config.corners', oneOf(['soft', 'sharp', 'round'])],
    ['theme.json', 'config.density', oneOf(['regular', 'compact', 'airy'])],
    ['theme.json', 'config.typefaces', oneOf(['humane', 'salon'])],
    ['project.json', 'show_accessibility', oneOf([true, false])],
    ['project.json', 'config.newsletter', oneOf([true, false])],
    ['project.json', 'config.privacy.log_days', oneOf([7, 14, 30])],
    ['company.json', 'company_name', oneOf(['Ein Verband', 'Ein anderer Verband'])],
  ] as const;
  const [file, field, value] = oneOf(settings);
  return edit(content, file, field, value);
}

function price(content: string, oneOf: OneOf): RandomEdit {
  return edit(content, oneOf(files(content, 'products/*.json')), 'price', oneOf([1, 250, 9999]));
}

function copy(content: string, oneOf: OneOf): RandomEdit {
  const file = oneOf(files(content, 'products/*.json'));
  const { translations, ...rest } = recordIn(content, file) as Translated;
  const renamed = translations.map((each) => ({ ...each, slug: `${each.slug}-kopie` }));
  const json = JSON.stringify({ ...rest, translations: renamed });
  const name = file.replace('.json', '-kopie.json');
  return {
    what: `${name}, a copy`,
    make: () => writeFileSync(join(content, name), json),
  };
}

/** Deletes a copy, which has no links to it. If there is none, creates one. */
function removal(content: string, oneOf: OneOf): RandomEdit {
  const copies = files(content, 'products/*-kopie.json');
  if (copies.length === 0) return copy(content, oneOf);
  const file = oneOf(copies);
  return { what: `${file}, deleted`, make: () => unlink(join(content, file)) };
}

interface Sentence {
  /** A dotted path. */
  readonly field: string;
  readonly sentence: string;
}

function sentencesIn(value: unknown, path: readonly string[] = []): Sentence[] {
  if (typeof value === 'string' && /[a-z] [a-z]/.test(value)) {
    return [{ field: path.join('.'), sentence: value }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentencesIn(inner, [...path, key]));
}

function edit(content: string, file: string, field: string, value: unknown): RandomEdit {
  return {
    what: `${file}: ${field} ${JSON.stringify(value).slice(0, 60)}`,
    make: () =>
      rewrite(content, file, (json) =>
        JSON.stringify(changed(JSON.parse(json) as object, field, value)),
      ),
  };
}

function rewrite(content: string, file: string, change: (text: string) => string): void {
  const path = join(content, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after !== before) writeFileSync(path, after);
}

function recordIn(content: string, file: string): object {
  return JSON.parse(readFileSync(join(content, file), 'utf8')) as object;
}

/** In the same order on every machine. */
function files(content: string, pattern: string): string[] {
  return globSync(pattern, { cwd: content }).sort();
}
