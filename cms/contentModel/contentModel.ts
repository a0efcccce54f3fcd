import { format } from 'oxfmt';
import style from '../../.oxfmtrc.json' with { type: 'json' };
import { kindNames, type KindName } from '../../data/kinds/index.ts';
import { collections } from '../../data/sources/directus/collections.ts';
import { kindFiles } from '../../data/sources/kindFiles.ts';
import { groups, type GroupName } from '../../data/kinds/kind.ts';
import type { KindForm } from '../schema/kindForm.ts';
import type { PrivateKind } from '../schema/privateKind.ts';
import { defaultLanguage, languages, locales } from '../../locales/languages.ts';
import { privateKinds } from '../schema/privateKinds.ts';
import { kindForms } from '../schema/kindForms.ts';
import { accessRows, holders } from './access.ts';
import { fieldRows, folderOnlyFields, privateFieldRows, type FieldRow } from './fieldRows.ts';

export const file = 'docs/content-model.md';

/**
 * Returns the document, generated from the kinds and Directus' forms, in the repository's format.
 */
export async function contentModel(): Promise<string> {
  return (await format(file, markdown(), style)).code;
}

function markdown(): string {
  return [
    introduction,
    ...(Object.keys(groups) as GroupName[]).flatMap(group),
    '## Who may do what',
    accessIntroduction,
    accessTable(),
    derived,
  ].join('\n\n');
}

/** For example "Pages, news and products". */
const withDrafts = new Intl.ListFormat('en-GB').format(
  kindNames
    .filter((name) => collections[name].workflow)
    .map((name) => kindForms[name].label.en)
    .map((label, index) => (index === 0 ? label : label.toLowerCase())),
);

const foldersOfLanguages = new Intl.ListFormat(locales.en).format(
  languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => `\`/${language}/\``),
);

const introduction = `<!-- Made by \`npm run docs:model\` from data/kinds and cms/schema. Change those instead. -->

# Content model

What a website is made of, and what each part of it may hold. The same records come from a Directus or from a folder of JSON files; both are checked against this model before anything is built, and every mistake is told with its place, field and language.

- **In Directus** a collection lies in the group that heads its section here, and is called as its heading says.
- **In a folder** a record is a JSON file, or an entry of a list in one. Its fields have the same names, except where _Field_ shows another in brackets.
- **Each language**: such a text stands in \`translations\`, a list with one entry per \`language\` (${languages.map((language) => `\`${language}\``).join(', ')}). German is needed. A page without an entry does not exist in that language; a single text that is missing there is shown in German.
- **Needed**: a record without it stops the build. Where another value is named, that stands in.
- **A formatted text** is HTML or Markdown. The build keeps only what is harmless; see [decision 6](decisions/0006-rich-text-is-html-or-markdown.md).
- **A picture** is an uploaded file in Directus. In a folder it is \`{ "file": "tagung.jpg" }\`, and the file lies in \`images/\`. In a list of pictures each entry is that, with its texts beside \`file\`.
- \`[]\` follows the name of a list: \`addresses[].city\` is the city of each address.
- Lists are ordered by \`sort\`, a whole number. Directus sets it when an editor drags an item.
- **${withDrafts}** have a \`status\` in Directus: \`draft\`, \`published\`, \`scheduled\` (public from \`publish_on\` on) or \`archived\`. What is public ends at \`withdraw_on\`, if it has one. A folder holds only what is public, and neither of these fields.`;

const accessIntroduction =
  'Administrators may do everything. The texts of an item are treated as the item is. Fields in brackets after _but_ are theirs alone: what they name is loaded into every page. `npm run cms` sets the policies, and tests try each role, collection, field and action on a real Directus. The build’s token can change nothing. An e-mail address is changed by an administrator, since that is where a new password is sent; a member’s by their editor, too. Who is a member of both associations may do what either may.';

const derived = `## What has no records

- **Sub-navigation.** The neighbours of a page in the primary menu (\`data/routes/subNavigation.ts\`): whoever moves a page in the menu has moved it there, too.
- **Place rating.** \`rating\` and \`user_ratings_total\` come from the maps service, for the project’s \`google_place_id\` (\`browser/thirdParty/placeRating.ts\`).
- **The consents that are always there.** The functional one and, where the project names its Matomo, that of the statistics.
- **Addresses of pages.** Those of named pages are fixed (\`locales/languages.ts\`); all others are the page’s slug, below ${foldersOfLanguages} in those languages. A piece of news stands below the page of its section, a product below that of its category, a brand below that of all brands.
- **Related products.** Those of the same category and with the same attributes.`;

function group(name: GroupName): string[] {
  const { label } = groups[name];
  const sections = (Object.keys(kindForms) as KindName[])
    .filter((kind) => kindForms[kind].group === name)
    .map(kindSection);
  const kept = Object.entries<PrivateKind>(privateKinds)
    .filter(([, kind]) => kind.group === name)
    .map(([collection, kind]) => privateSection(collection, kind));
  return [`## ${label.de} (${label.en})`, ...sections, ...kept];
}

function kindSection(name: KindName): string {
  const { collection, singleton } = collections[name];
  const place = kindFiles[name];
  const file = place.stored === 'files' ? `a file each in \`${place.name}/\`` : `\`${place.name}\``;
  const inFolder = `${file}${place.stored === 'list' ? ', a list' : ''}`;
  const older = folderOnlyFields(name).map((field) => `\`${field}\``);
  return [
    ...headOf(kindForms[name]),
    `Directus: \`${collection}\`${singleton ? ', one record' : ''}. Folder: ${inFolder}${place.optional ? ', if there is any' : ''}.`,
    fieldTable(fieldRows(name)),
    ...(older.length > 0
      ? [`A folder may also have, from an older backend: ${older.join(', ')}.`]
      : []),
  ].join('\n\n');
}

function privateSection(collection: string, kind: PrivateKind): string {
  return [
    ...headOf(kind),
    `Directus: \`${collection}\`. The build does not read it, and no folder holds it.`,
    fieldTable(privateFieldRows(kind)),
  ].join('\n\n');
}

function headOf({ label, note }: KindForm): string[] {
  return [
    `### ${label.de} (${label.en})`,
    ...(note ? [`${sentence(note.en)} _${sentence(note.de)}_`] : []),
  ];
}

function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

function fieldTable(rows: readonly FieldRow[]): string {
  return table(
    ['Field', 'In Directus', 'Takes', 'Needed', 'Each language', 'Note'],
    rows.map((row) => [
      `\`${row.name}\`${row.at === undefined ? '' : ` (\`${row.at}\`)`}`,
      row.label.de === row.label.en ? row.label.de : `${row.label.de} · ${row.label.en}`,
      row.type,
      neededOf(row),
      row.translated ? 'yes' : '',
      notesOf(row),
    ]),
  );
}

function neededOf({ needed, defaultValue }: FieldRow): string {
  if (defaultValue === undefined) return needed ? 'yes' : '';
  const isEmptyList = Array.isArray(defaultValue) && defaultValue.length === 0;
  return isEmptyList
    ? ''
    : `or \`${typeof defaultValue === 'string' ? defaultValue : JSON.stringify(defaultValue)}\``;
}

function notesOf({ note, onlyFor }: FieldRow): string {
  const only = onlyFor === undefined ? [] : [`Only where \`key\` is ${alternatives(onlyFor)}.`];
  return [...(note ? [note.en] : []), ...only].join(' ');
}

function alternatives(keys: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    keys.map((key) => `\`${key}\``),
  );
}

function accessTable(): string {
  return table(
    [
      ...['Collection', 'Everybody', 'Members (VHM)', 'Members (ADT)', 'Editors'],
      ...['Inbox', 'Members’ editors', 'The build'],
    ],
    accessRows().map(({ collection, ...words }) => [
      `\`${collection}\``,
      ...holders.map((holder) => words[holder] || '–'),
    ]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
