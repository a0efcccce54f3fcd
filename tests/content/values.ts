import naughtyStrings from 'big-list-of-naughty-strings' with { type: 'json' };
import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import { withoutControls } from '../../data/model/cleanTexts.ts';
import { internals, type Schema } from '../../data/fields/fieldDescription.ts';
import { checksOf, type ContentField } from './readSchema.ts';

/**
 * Difficult texts that editors may type, paste or import. Lone surrogates and NUL are left out, as
 * the build refuses them.
 */
export const uglyText: Arbitrary<string> = fc
  .oneof(
    { weight: 4, arbitrary: fc.constantFrom(...naughtyStrings) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }) },
    { weight: 2, arbitrary: fc.lorem({ maxCount: 12 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('Straßenbahnhaltestellenschild'.repeat(10), 'ǅ', '\u200ba'),
    },
  )
  .filter((text) => !/\0|\p{Surrogate}/u.test(text))
  // A required field also refuses a text that is empty after control characters are removed.
  .filter((text) => text.trim() === '' || withoutControls(text).trim() !== '');

/** Pages that every generated site has, so that links find them. */
export const knownPaths = ['/', '/kontakt', '/impressum', '/datenschutz', '/aktuelles'] as const;

/** Files in the content folder of every generated site. */
export const knownFiles = { picture: 'bild.svg', document: '/files/satzung.pdf' } as const;

/**
 * Values that a field accepts. If `kinds` lacks the field's kind, they are generated from its
 * schema.
 */
export function valuesOf(field: ContentField): Arbitrary<unknown> {
  const takes = kinds.find(([words]) => field.takes.startsWith(words));
  const values = takes?.[1] ?? valuesOfSchema(field);
  return taken(values, field.schema, field.path.join('.'));
}

/**
 * Keeps only values that the schema accepts.
 *
 * @throws if 5,000 values in a row do not fit
 */
export function taken<Value>(
  values: Arbitrary<Value>,
  schema: Schema,
  what: string,
): Arbitrary<Value> {
  let misses = 0;
  return values.filter((value) => {
    const fits = z.safeParse(schema, value).success;
    misses = fits ? 0 : misses + 1;
    if (misses > 5000) throw new Error(`The generator finds no value for ${what}: teach it.`);
    return fits;
  });
}

const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/);
const path = fc.constantFrom(...knownPaths);
const address = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom('https://example.org', 'http://xn--mller-kva.example/ü?a="b"&c=<d>\'#e'),
);
const time = fc.constantFrom('07:30', '09:00:00', '12:00', '23:59');

/** Generators by the beginning of the field's description for editors. */
const kinds: readonly (readonly [takes: string, Arbitrary<unknown>])[] = [
  ['a slug', fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'))],
  ['a path such as /kontakt, or an address', fc.oneof(path, address)],
  ['a path', path],
  ['an address of a document', fc.constant(knownFiles.document)],
  ['the address of a document', fc.constant(knownFiles.document)],
  ['an address', address],
  ['a formatted text', fc.oneof(formattedText(), uglyText)],
  ['a colour', color()],
  ['a date', fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100') }).map(isoDay)],
  ['a short name such as board', fc.constantFrom('board', 'office')],
  ['a time', time],
  // Content of another version is refused as a whole.
  ['a version of Collegium', fc.constant('0.1.0')],
  ['an e-mail address', fc.constantFrom('info@vhm.example', "o'neil+a@x-y.example", 'A@B.CO')],
];

function color(): Arbitrary<string> {
  return fc.oneof(
    fc.stringMatching(/^#[0-9a-f]{6}$/),
    fc.constantFrom('#000', '#fff', '#808080', 'oklch(none none none)', 'color(srgb 2 2 2)', 'RED'),
  );
}

/** HTML as visual editors write it, and invalid HTML. */
function formattedText(): Arbitrary<string> {
  const inline = fc.oneof(
    uglyText.map(escaped),
    fc
      .tuple(
        fc.constantFrom('a', 'strong', 'em', 'span', 'abbr', 'sub'),
        uglyText,
        fc.oneof(path, address, uglyText),
      )
      .map(([tag, text, href]) =>
        tag === 'a'
          ? `<a href="${escaped(href)}">${escaped(text)}</a>`
          : `<${tag}>${escaped(text)}</${tag}>`,
      ),
    uglyText,
  );
  const words = fc.array(inline, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));
  const block = fc.oneof(
    fc
      .tuple(
        fc.constantFrom('h1', 'h2', 'h3', 'h4', 'h6', 'p', 'p', 'div', 'blockquote', 'pre'),
        words,
      )
      .map(([tag, text]) => `<${tag}>${text}</${tag}>`),
    words.map((text) => `<ul><li>${text}</li></ul>`),
    words.map((text) => `<table><caption>${text}</caption><tr><th>${text}</th></tr></table>`),
    fc
      .tuple(
        fc.constantFrom('iframe', 'video', 'img', 'object', 'svg'),
        fc.oneof(address, uglyText),
      )
      .map(([tag, src]) => `<${tag} src="${escaped(src)}" title="${escaped(src)}"></${tag}>`),
  );
  return fc.array(block, { minLength: 1, maxLength: 6 }).map((blocks) => blocks.join(''));
}

/** Escaped as in a visual editor. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function valuesOfSchema(field: ContentField): Arbitrary<unknown> {
  const { def } = internals(field.schema);
  switch (def.type) {
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'number':
      return fc.oneof(fc.integer({ min: -3, max: 30 }), fc.integer(), fc.constant(1.5));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'union':
      return fc.oneof(
        ...def.options.map((option) => valuesOf({ ...field, schema: option, takes: '' })),
      );
    default: {
      const pattern = checksOf(field.schema).find((check) => check.pattern)?.pattern;
      if (!pattern) return uglyText;
      const files = ['logo.svg', knownFiles.picture].filter((file) => pattern.test(file));
      if (files.length > 0) return fc.constantFrom(...files);
      // Remove the flag `i`: `stringMatching` does not support it, and a text that matches without
      // it also matches with it.
      return fc.stringMatching(new RegExp(pattern.source, pattern.flags.replace('i', '')));
    }
  }
}
