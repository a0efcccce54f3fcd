import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { text, toggle } from '../../../../data/fields/fields.ts';
import {
  columnOf,
  fieldsWithoutForm,
  formed,
  formsOf,
  onlyInFolders,
} from '../../../../data/fields/fieldForms.ts';
import * as form from '../../../../data/fields/forms.ts';
import { words } from '../../../../data/fields/words.ts';
import { translations } from '../../../../data/fields/checks.ts';

const label = words('Titel', 'Title');

it('finds the form of a field that is refined, optional, changed or has a default', () => {
  const schema = z.strictObject({
    refined: text(label, { required: true }).regex(/^a/),
    optional: formed(z.string(), form.text(label)).optional(),
    changed: formed(z.string(), form.text(label)).transform((value) => value.length),
    standard: toggle(label, { defaultValue: true }),
    unknown: z.string(),
  });
  expect(Object.keys(formsOf(schema).fields)).toEqual([
    ...['refined', 'optional', 'changed', 'standard'],
  ]);
  expect(schema.shape.standard.parse(undefined)).toBe(true);
});

it('has the fields of an object among the others, each with a column of its own', () => {
  const schema = z.strictObject({
    key: text(label, { required: true, primaryKey: true }),
    config: z
      .strictObject({ colorMode: text(label), matomo: z.strictObject({ url: text(label) }) })
      .default({ colorMode: undefined, matomo: { url: undefined } }),
  });
  const columns = Object.entries(formsOf(schema).fields).map(([place, each]) => [
    place,
    columnOf(place, each),
  ]);
  expect(columns).toEqual([
    ['key', 'id'],
    ['config.colorMode', 'color_mode'],
    ['config.matomo.url', 'matomo_url'],
  ]);
});

it('has a field that few kinds of record have before the field that follows it there', () => {
  const last = toggle(label);
  const schema = z.union([
    z.strictObject({ first: text(label), last }),
    z.strictObject({ first: text(label), between: text(label), last }),
  ]);
  expect(Object.keys(formsOf(schema).fields)).toEqual(['first', 'between', 'last']);
});

it('names the fields that only files of a folder have, those of texts, too', () => {
  const schema = z.strictObject({
    older: onlyInFolders(z.string().optional(), 'It is older.'),
    config: z.strictObject({ show: onlyInFolders(z.boolean(), 'It is for trying out.') }),
    title: text(label),
    translations: translations({ day: onlyInFolders(z.string(), 'It is older.') }),
  });
  expect(fieldsWithoutForm(schema)).toEqual({
    older: 'It is older.',
    'config.show': 'It is for trying out.',
    'translations.day': 'It is older.',
  });
});
