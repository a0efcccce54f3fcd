import { describe, expect, it } from '@jest/globals';
import { describeField } from '../../../../data/fields/fieldDescription.ts';
import { kinds, writtenSchema } from '../../../../data/kinds/index.ts';
import { languages } from '../../../../locales/languages.ts';

describe('the description of a field', () => {
  it.each([
    ['project', 'name', { type: 'a text', needed: true }],
    ['project', 'google_place_id', { type: 'an id of letters, digits, - and _', needed: false }],
    ['project', 'logo.width', { type: 'a width in px', needed: true }],
    [
      'project',
      'languages',
      { type: `a list, each a language: ${languages.join(', ')}`, needed: true },
    ],
    // If an object is optional, each of its parts counts as optional …
    [
      'project',
      'config.matomo.site_id',
      { type: 'the number of the site in Matomo', needed: false },
    ],
    ['theme', 'config.colorMode', { type: 'user or base', needed: false, defaultValue: 'user' }],
    // … but the parts of an entry in an optional list are required.
    ['company', 'registers', { type: 'a list', needed: false, defaultValue: [] }],
    ['company', 'registers.number', { type: 'a text', needed: true }],
    ['company', 'addresses.city', { type: 'a text', needed: true }],
    ['menus', 'entries.groups.sub.translations.displayName', { type: 'a text', needed: true }],
    ['openingPeriods', 'time_open', { type: 'a time such as 09:00', needed: false }],
    ['pages', 'key', { type: expect.stringMatching(/^a key: home, contact,/), needed: true }],
    ['pages', 'translations.slug', { type: 'a slug such as service/satzung', needed: true }],
    ['news', 'image', { type: 'an object', needed: false }],
  ] as const)('%s %s', (kind, path, description) => {
    expect(describeField(writtenSchema(kind), path.split('.'))).toEqual(description);
  });

  it('is none of what the model does not know', () => {
    expect(describeField(kinds.theme.schema, ['color'])).toBeUndefined();
    expect(describeField(kinds.theme.schema, ['brand_color', 'hue'])).toBeUndefined();
  });
});
