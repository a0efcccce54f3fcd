import { z } from 'zod';
import { anchor, translations } from '../fields/checks.ts';
import { choice, half, list, path, required, text } from '../fields/fields.ts';
import { formed } from '../fields/fieldForms.ts';
import * as form from '../fields/forms.ts';
import { defineKind } from './kind.ts';
import { words } from '../fields/words.ts';

const displayName = {
  translations: translations({ displayName: text(words('Beschriftung', 'Label'), required) }),
};

const named: form.ListOptions = { labelledBy: 'displayName' };

const entryShape = {
  /** The address in German. The build finds the address in other languages. */
  path: path(half).optional(),
  anchor: formed(
    anchor(),
    form.text(words('Sprungmarke', 'Anchor'), {
      ...half,
      note: words('Ohne #, zum Beispiel cookies.', 'Without #, such as cookies.'),
    }),
  ).optional(),
  type: choice(
    words('Art', 'Type'),
    { page: words('Seite', 'Page'), button: words('Schaltfläche', 'Button') },
    'page or button',
  ).default('page'),
  ...displayName,
};

const linkSchema = z.strictObject(entryShape);

/** An entry without a path but with an anchor leads to a place on the start page. */
const leadsSomewhere = ({ path: page, anchor: place }: z.infer<typeof linkSchema>) =>
  page !== undefined || place !== undefined;

const subEntrySchema = linkSchema.refine(leadsSomewhere, {
  path: ['path'],
  error: 'a path such as /kontakt',
});

const subEntries = () => list(words('Untereinträge', 'Sub-entries'), subEntrySchema, named);

/** An entry of a menu: a link, or a heading over sub-entries and groups of sub-entries. */
const entrySchema = z
  .strictObject({
    ...entryShape,
    sub: subEntries().default([]),
    groups: list(
      words('Gruppen', 'Groups'),
      z.strictObject({
        ...displayName,
        sub: subEntries().min(1, 'at least one entry in a group'),
      }),
      named,
    ).default([]),
  })
  .refine(
    ({ sub, groups, ...entry }) => leadsSomewhere(entry) || sub.length > 0 || groups.length > 0,
    { path: ['path'], error: 'a path such as /kontakt, or entries below' },
  );

const menuSchema = z.strictObject({
  id: choice(
    words('Menü', 'Menu'),
    {
      primary: words('Hauptmenü', 'Primary menu'),
      members: words('Mitgliedermenü', 'Members’ menu'),
      footer: words('Fußzeile', 'Footer'),
    },
    'primary, members or footer',
    { required: true, primaryKey: true },
  ),
  entries: list(words('Einträge', 'Entries'), entrySchema, named),
});

export type Menu = z.infer<typeof menuSchema>;
export type MenuEntry = z.infer<typeof entrySchema>;
export type MenuSubEntry = z.infer<typeof subEntrySchema>;

export const menus = defineKind({
  ...{ name: 'menus', stored: 'list' },
  label: words('Menüs', 'Menus'),
  note: words(
    'Hauptmenü, Mitgliedermenü und die Links der Fußzeile',
    'Primary menu, members’ menu and the links of the footer',
  ),
  listed: ['id'],
  icon: 'menu',
  group: 'website',
  template: '{{ id }}',
  schema: menuSchema,
});
