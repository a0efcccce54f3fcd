import { describe, expect, it } from '@jest/globals';
import {
  detailOf,
  fieldsOf,
  titleLanguageOf,
  titleOf,
} from '../../../../../../cms/extensions/collegium/overview/entries.ts';
import {
  questionsOf,
  type ReadableCollection,
} from '../../../../../../cms/extensions/collegium/overview/panels.ts';
import {
  wordsIn,
  type PanelName,
} from '../../../../../../cms/extensions/collegium/overview/words.ts';
import { layout, translationsCollection } from '../../../../../../cms/seed/layout.ts';

const wanted = layout('http://localhost:8080');

/** A collection as Directus would describe it. */
function readable(name: string): ReadableCollection {
  const found = (each: string) => wanted.find((collection) => collection.name === each);
  const { fields = {}, template, hidden = false, singleton = false, label } = found(name) ?? {};
  const choices = Object.entries(fields).flatMap(([field, { options }]) => {
    const values = (options?.['choices'] as readonly { value: string }[] | undefined) ?? [];
    return values.length > 0 ? [[field, values.map(({ value }) => value)] as const] : [];
  });
  return {
    ...{ collection: name, name: label?.en ?? name, icon: null },
    meta: { hidden, singleton, display_template: template ?? null },
    fields: Object.keys(fields),
    texts: Object.keys(found(translationsCollection(name))?.fields ?? {}),
    choices: Object.fromEntries(choices),
  };
}

const everything = wanted.map(({ name }) => readable(name));
const askedBy = (panel: PanelName) =>
  questionsOf(panel, everything, ['en']).map(({ collection }) => collection.collection);

describe('the panels ask', () => {
  it('about the collections that have what they are about', () => {
    const inSteps = [
      'pages',
      'news',
      'products',
      'member_pages',
      'member_news',
      'member_documents',
    ];
    for (const panel of ['drafts', 'review', 'translations', 'outdated'] as const) {
      expect({ panel, asked: askedBy(panel) }).toEqual({ panel, asked: inSteps });
    }
    // Each collection is asked twice: for scheduled publications and for scheduled withdrawals.
    expect(askedBy('scheduled')).toEqual(inSteps.flatMap((name) => [name, name]));
    expect(askedBy('pictures')).toEqual(['pages', 'news', 'product_categories']);
    expect(askedBy('messages')).toEqual(expect.arrayContaining(['messages', 'change_requests']));
    expect(askedBy('signUps')).toEqual(['subscribers']);
    expect(askedBy('unsent')).toEqual(['change_requests', 'messages', 'subscribers']);
  });

  it('only about collections that the person sees', () => {
    const pages = readable('pages');
    const hidden = { ...pages, meta: { hidden: true, singleton: false, display_template: null } };
    expect(questionsOf('drafts', [], ['en'])).toEqual([]);
    expect(questionsOf('drafts', [hidden], ['en'])).toEqual([]);
  });

  it('about one date of a collection that has only one', () => {
    const events = { ...readable('news'), fields: ['publish_on'] };
    expect(questionsOf('scheduled', [events], []).map(({ dated }) => dated)).toEqual([
      'publish_on',
    ]);
  });

  it('for no review of what was withdrawn', () => {
    const [question] = questionsOf('review', [readable('news')], []);
    expect(JSON.stringify(question?.filter)).toContain('{"withdraw_on":{"_gt":"$NOW"}}');
  });

  it('nothing about translations of a website with one language', () => {
    expect(questionsOf('translations', everything, [])).toEqual([]);
  });
});

describe('an entry', () => {
  const news = readable('news');
  const item = {
    id: 4,
    date: '2026-11-19',
    translations: [
      { language: 'de', title: 'Jahrestagung' },
      { language: 'en', title: 'Conference' },
    ],
  };

  it('has the title that the template of its collection names, in the language of the person', () => {
    const fields = fieldsOf({ collection: news, dated: 'publish_on' });
    expect(fields).toEqual(
      expect.arrayContaining(['id', 'date', 'translations.title', 'publish_on']),
    );
    expect(titleOf(item, news, 'de')).toBe('19.11.2026 Jahrestagung');
    expect(titleOf(item, news, 'en')).toContain('Conference');
    expect(titleOf(item, news, 'fr')).toContain('Jahrestagung');
  });

  it('has the language of its title, which is German where the language of the person is missing', () => {
    expect(titleLanguageOf(item, news, 'en')).toBe('en');
    expect(titleLanguageOf(item, news, 'fr')).toBe('de');
    expect(titleLanguageOf({ id: 7, translations: [] }, news, 'fr')).toBeUndefined();
    expect(titleLanguageOf({ id: 7, name: 'Nordlicht' }, readable('manufacturers'), 'fr')).toBe(
      undefined,
    );
  });

  it('is named by its number as long as it has no text', () => {
    expect(titleOf({ id: 7, translations: [] }, readable('pages'), 'en')).toBe('Pages 7');
  });

  it('says which languages are missing, or when it appears or is withdrawn', () => {
    const context = { language: 'de', languages: ['en', 'fr'] };
    expect(detailOf(item, 'translations', context)).toBe('Französisch');
    const dated = {
      ...{ ...item, review_on: '2026-11-30' },
      ...{ publish_on: '2026-12-24T10:00:00', withdraw_on: '2027-01-06T23:59:00' },
    };
    const detail = (field: 'publish_on' | 'withdraw_on' | 'review_on', language = 'de') =>
      detailOf(dated, 'scheduled', { ...context, language, dated: field });
    expect(detail('publish_on')).toBe('erscheint am 24.12.2026, 10:00');
    expect(detail('withdraw_on')).toBe('erscheint bis 06.01.2027, 23:59');
    expect(detail('withdraw_on', 'en')).toMatch(/^visible until Jan 6, 2027, 11:59/);
    expect(detail('review_on')).toBe('30.11.2026');
    expect(detailOf(item, 'drafts', context)).toBe('');
  });
});

it('speaks German, English and French, and English otherwise', () => {
  const titles = ['de-DE', 'en-GB', 'fr-FR', 'it-IT'].map((locale) => wordsIn(locale).title);
  expect(titles).toEqual(['Übersicht', 'Overview', 'Vue d’ensemble', 'Overview']);
});
