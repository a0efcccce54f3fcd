import { foundIn } from '../../../../../components/members/area/memberSearch.ts';

const texts = [
  { item: 'advice', title: 'Rechtsberatung', text: 'Unsere Anwältin hilft bei Verträgen.' },
  { item: 'contract', title: 'Behandlungsvertrag', text: 'Ein Muster zum Ausfüllen, mit Straße.' },
  {
    item: 'long',
    title: 'Protokoll',
    text: `${'Wort '.repeat(60)}Beschluss ${'Ende '.repeat(60)}`,
  },
];

const itemsOf = (query: string) => foundIn(texts, query).map(({ item }) => item);

describe('foundIn', () => {
  it('finds parts of words, whatever their case and accents', () => {
    expect(itemsOf('VERTRAG')).toEqual(['contract', 'advice']);
    expect(itemsOf('vertrage')).toEqual(['advice']);
    expect(itemsOf('anwaltin')).toEqual(['advice']);
    expect(itemsOf('straße')).toEqual(['contract']);
  });

  it('wants all words, wherever they are', () => {
    expect(itemsOf('muster behandlung')).toEqual(['contract']);
    expect(itemsOf('muster anwältin')).toEqual([]);
  });

  it('puts first what is called so', () => {
    const both = [
      { item: 'mentions', title: 'Presse', text: 'Zur Rechtsberatung' },
      { item: 'is', title: 'Rechtsberatung', text: '' },
    ];
    expect(foundIn(both, 'rechtsberatung').map(({ item }) => item)).toEqual(['is', 'mentions']);
  });

  it('finds nothing for nothing', () => {
    expect(itemsOf('')).toEqual([]);
    expect(itemsOf('  ')).toEqual([]);
    expect(itemsOf('.*')).toEqual([]);
  });

  it('shows the place, and marks what was found there', () => {
    const [{ excerpt } = { excerpt: [] }] = foundIn(texts, 'anwaltin hilft');
    expect(excerpt).toEqual([
      { text: 'Unsere ' },
      { text: 'Anwältin', found: true },
      { text: ' ' },
      { text: 'hilft', found: true },
      { text: ' bei Verträgen.' },
    ]);
  });

  it('cuts a long text between words', () => {
    const [{ excerpt } = { excerpt: [] }] = foundIn(texts, 'beschluss');
    const words = excerpt.map(({ text }) => text).join('');
    expect(words).toMatch(/^… (Wort )+Beschluss (Ende )+…$|^… (Wort )+Beschluss (Ende ?)+ …$/);
    expect(words.length).toBeLessThan(300);
  });
});
