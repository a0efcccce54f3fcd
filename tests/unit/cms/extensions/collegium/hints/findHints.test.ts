/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  dismiss,
  isDismissed,
  readDismissed,
} from '../../../../../../cms/extensions/collegium/hints/dismissed.ts';
import { excludingWords } from '../../../../../../cms/extensions/collegium/hints/excludingWords.ts';
import { findHints } from '../../../../../../cms/extensions/collegium/hints/findHints.ts';
import { readingEase } from '../../../../../../cms/extensions/collegium/hints/readingEase.ts';

const good = {
  title: 'Satzung',
  description: 'Was die Satzung regelt: Zweck, Mitgliedschaft, Beiträge und Organe des Verbandes.',
  body: '<h2>Zweck</h2><p>Der Verband hilft.</p><h3>Im Alltag</h3><p>Mit Rat.</p><h2>Organe</h2>',
};

/** The hints about a good page with these changes. */
const hintsOf = (changes: Partial<typeof good>, language: 'de' | 'en' | 'fr' = 'de') =>
  findHints({ ...good, ...changes }, language).map(({ name, about }) => [name, about]);

describe('hints about a text', () => {
  it('has none for a good page, or for one that is still empty', () => {
    expect(hintsOf({})).toEqual([]);
    expect(hintsOf({ title: '', description: '', body: '' })).toEqual([]);
  });

  it('names what search engines cut, and a description that says little', () => {
    expect(hintsOf({ title: 'a'.repeat(60), description: 'b'.repeat(155) })).toEqual([]);
    expect(hintsOf({ title: 'a'.repeat(61) })).toEqual([['longTitle', '61']]);
    expect(hintsOf({ description: 'b'.repeat(156) })).toEqual([['longDescription', '156']]);
    expect(hintsOf({ description: 'Die Satzung' })).toEqual([['shortDescription', '11']]);
  });

  it('names each heading that skips a level', () => {
    const body = '<h3>Zu tief</h3><h2>Gut</h2><h4>Auch <em>zu</em> tief</h4>';
    expect(hintsOf({ body })).toEqual([
      ['skippedHeading', 'Zu tief'],
      ['skippedHeading', 'Auch zu tief'],
    ]);
  });

  it('counts pictures without a description', () => {
    const body = '<p><img src="a.jpg"><img src="b.jpg" alt=""><img src="c.jpg" alt="Der Saal"></p>';
    expect(hintsOf({ body })).toEqual([['undescribedPicture', '2']]);
  });

  it('names links that do not say where they lead', () => {
    const body = '<p><a href="/a">Hier …</a> <a href="/b">Satzung</a> <a href="/c">mehr</a></p>';
    expect(hintsOf({ body })).toEqual([
      ['vagueLink', 'Hier …'],
      ['vagueLink', 'mehr'],
    ]);
  });

  it('names nouns for men in German texts only', () => {
    const body = '<p>Rat für Patienten.</p>';
    const found = [['excludingWord', 'Patienten: Patientinnen und Patienten']];
    expect(hintsOf({ body })).toEqual(found);
    expect(hintsOf({ body }, 'en')).toEqual([]);
  });

  it('loads and runs nothing in a text', () => {
    const body = '<img src="x" onerror="globalThis.ran = true" alt="x"><script>ran = true</script>';
    expect(hintsOf({ body })).toEqual([]);
    expect('ran' in globalThis).toBe(false);
  });
});

describe('nouns for men', () => {
  it.each([
    'Patientinnen und Patienten',
    'Ärzte und Ärztinnen',
    'Ärztinnen oder Ärzte',
    'Mitarbeiterversammlung',
    'Patientenrechte',
    'Patientinnen und andere Patienten',
  ])('are joined by women or part of another word in “%s”', (text) => {
    expect(excludingWords(`Für ${text} da.`)).toEqual([]);
  });

  it('are each found once', () => {
    const text = 'Ärzte, Teilnehmer und Ärzte. Kolleginnen und Kollegen.';
    expect(excludingWords(text).map(({ word }) => word)).toEqual(['Ärzte', 'Teilnehmer']);
  });
});

describe('reading ease', () => {
  const easy = 'Der Hund ist im Haus. Er ruht sich aus. '.repeat(12);
  const law =
    'Die Anspruchsberechtigung hinsichtlich Fortbildungsveranstaltungen bestimmt sich unbeschadet anderweitiger Bestimmungen nach Maßgabe der Zertifizierungsordnung. ';

  it('tells a simple text from a law', () => {
    expect(readingEase(easy, 'de')).toBeGreaterThan(80);
    expect(readingEase(law.repeat(8), 'de')).toBeLessThan(10);
    const body = `<p>${law.repeat(8)}</p>`;
    expect(hintsOf({ body })).toEqual([['hardToRead', '0']]);
  });

  it('says nothing about fewer than 100 words', () => {
    expect(readingEase(law.repeat(5), 'de')).toBeUndefined();
  });

  // Flesch's own scale: a comic is about 90.
  it('knows English and French, too', () => {
    expect(readingEase('The cat sat on the mat. It was warm. '.repeat(15), 'en')).toBeGreaterThan(
      90,
    );
    expect(readingEase('Le chat dort. Il fait chaud. '.repeat(20), 'fr')).toBeGreaterThan(80);
  });
});

describe('a hidden hint', () => {
  beforeEach(() => localStorage.clear());
  const place = 'pages_translations 7';
  const long = { name: 'longTitle', about: '70' } as const;
  const vague = { name: 'vagueLink', about: 'hier' } as const;

  it('stays hidden for its text only, also with another number', () => {
    expect(dismiss(place, long)).toEqual(readDismissed());
    expect(isDismissed(readDismissed(), place, { ...long, about: '71' })).toBe(true);
    expect(isDismissed(readDismissed(), 'pages_translations 8', long)).toBe(false);
    expect(isDismissed(readDismissed(), place, vague)).toBe(false);
  });

  it('about a word does not hide the same about another word', () => {
    const dismissed = dismiss(place, vague);
    expect(isDismissed(dismissed, place, vague)).toBe(true);
    expect(isDismissed(dismissed, place, { ...vague, about: 'mehr' })).toBe(false);
  });

  it('is shown again if the stored entries cannot be read', () => {
    localStorage.setItem('collegium-hints', '{');
    expect(readDismissed()).toEqual([]);
  });
});
