import { z } from 'zod';
import type {
  CornerShape,
  Density,
  HeaderLayout,
  TypefacePair,
} from '../../contract/themeSettings.ts';
import { choice, color, required } from '../fields/fields.ts';
import type { Options } from '../fields/forms.ts';
import { defineKind } from './kind.ts';
import { words, type Words } from '../fields/words.ts';

/** `user`: the visitor chooses light or dark. `base`: the base colour decides. */
const colorModes = {
  user: words('Besucher wählen', 'Visitors choose'),
  base: words('Nach der Grundfarbe', 'By the base colour'),
};

/** Pairs of a font for headings and one for text, by what they look like. */
const typefaces: Readonly<Record<TypefacePair, Words>> = {
  humane: words('Ruhig und kräftig', 'Calm and strong'),
  salon: words('Fein und hell', 'Fine and light'),
};

const corners: Readonly<Record<CornerShape, Words>> = {
  soft: words('Leicht gerundet', 'Slightly rounded'),
  sharp: words('Eckig', 'Sharp'),
  round: words('Rund', 'Round'),
};

const densities: Readonly<Record<Density, Words>> = {
  regular: words('Mittel', 'Medium'),
  compact: words('Eng', 'Close'),
  airy: words('Weit', 'Wide'),
};

const headers: Readonly<Record<HeaderLayout, Words>> = {
  beside: words('Logo am Anfang der Zeile', 'Logo at the start of the line'),
  centered: words('Logo in der Mitte', 'Logo in the middle'),
};

const configSchema = z.strictObject({
  colorMode: oneOf(words('Hell und dunkel', 'Light and dark'), colorModes, {
    note: words(
      'Besucher wählen selbst, oder die Grundfarbe entscheidet für alle.',
      'Visitors choose, or the base colour decides for all.',
    ),
  }),
  typefaces: oneOf(words('Schriften', 'Typefaces'), typefaces, {
    note: words(
      'Ein Paar: eine Schrift für Überschriften und eine für Text.',
      'A pair: one typeface for headings and one for text.',
    ),
  }),
  corners: oneOf(words('Ecken', 'Corners'), corners, {
    note: words('Von Schaltflächen, Feldern und Kästen.', 'Those of buttons, fields and boxes.'),
  }),
  density: oneOf(words('Abstände', 'Distances'), densities, {
    note: words('Zwischen Abschnitten und in Kästen.', 'Between sections, and in boxes.'),
  }),
  header: oneOf(words('Kopfzeile', 'Header'), headers, {
    note: words('In großen Fenstern.', 'In large windows.'),
  }),
});

const themeSchema = z.strictObject({
  brand_color: color(words('Markenfarbe', 'Brand colour'), {
    required: true,
    note: words(
      'Alle Farben entstehen aus diesen beiden und bleiben lesbar.',
      'All colours come from these two, and stay legible.',
    ),
  }),
  base_color: color(words('Grundfarbe', 'Base colour'), {
    ...required,
    note: words('Für Flächen, zum Beispiel ein helles Grau.', 'For areas, such as a light grey.'),
  }),
  config: configSchema.default(configSchema.parse({})),
});

export type Theme = z.infer<typeof themeSchema>;

/** The two colours that the whole palette is derived from, and the shapes that a project has. */
export const theme = defineKind({
  ...{ name: 'theme', stored: 'single' },
  label: words('Gestaltung', 'Theme'),
  note: words(
    'Zwei Farben, aus denen alle anderen entstehen, Schriften und Formen',
    'Two colours that all others come from, typefaces and shapes',
  ),
  icon: 'palette',
  group: 'website',
  schema: themeSchema,
});

/** The first is the value of a project that names none. */
function oneOf<const Value extends string>(
  label: Words,
  names: Readonly<Record<Value, Words>>,
  options: Options = {},
) {
  const values = Object.keys(names) as Value[];
  const [first] = values as [Value];
  const expected = `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
  return choice(label, names, expected, { ...options, defaultValue: first }).default(
    first as never,
  );
}
