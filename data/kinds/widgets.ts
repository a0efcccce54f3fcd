import { z } from 'zod';
import { labels } from '../../locales/languages.ts';
import * as check from '../fields/checks.ts';
import { bySort, translations } from '../fields/checks.ts';
import { choice, required, sort, text, toggle } from '../fields/fields.ts';
import { formed } from '../fields/fieldForms.ts';
import * as form from '../fields/forms.ts';
import { defineKind } from './kind.ts';
import { words } from '../fields/words.ts';

const { de, en } = labels;

/** The widgets that editors can choose: those with a heading in the labels, in the same order. */
export const widgetNames = Object.keys(
  de.footer.widgets,
) as readonly (keyof typeof de.footer.widgets)[];

const contents = widgetNames.map((name) => ({
  value: name,
  text: words(de.footer.widgets[name], en.footer.widgets[name]),
}));

const widgetSchema = z.strictObject({
  /** A name that no widget has is shown as such, and stops no build. */
  widget_name: formed(check.text(), form.choice(words('Inhalt', 'Content'), contents, required)),
  position: choice(
    words('Ort', 'Place'),
    {
      footer: words('Fußzeile', 'Footer'),
      sidebar: words('Seitenleiste der Rechtstexte', 'Sidebar of the legal pages'),
    },
    'footer or sidebar',
    { defaultValue: 'footer' },
  ).default('footer'),
  props: z
    .strictObject({ showLogo: toggle(words('Logo zeigen', 'Show the logo')) })
    .default({ showLogo: false }),
  sort: sort(),
  translations: translations({
    header: text(words('Überschrift', 'Heading'), {
      note: words(
        'Leer: die Überschrift des Inhalts, zum Beispiel „Kontakt“.',
        'Empty: the heading of the content, such as “Contact”.',
      ),
    }),
  }),
});

export type Widget = z.infer<typeof widgetSchema>;

/** A column of the footer, or a section of the sidebar of legal pages. */
export const widgets = defineKind({
  ...{ name: 'widgets', stored: 'list' },
  label: words('Fußzeile', 'Footer'),
  note: words(
    'Die Spalten der Fußzeile und was in der Seitenleiste der Rechtstexte steht',
    'The columns of the footer, and what is in the sidebar of the legal pages',
  ),
  listed: ['widget_name', 'position'],
  icon: 'bottom_panel_open',
  group: 'website',
  template: '{{ widget_name }}',
  schema: widgetSchema,
  order: bySort,
});
