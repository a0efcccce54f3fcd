/** Nouns that name only men in German, with words that name everybody. */
const alternatives: Readonly<Record<string, string>> = {
  Ärzte: 'Ärztinnen und Ärzte',
  Bürger: 'Bürgerinnen und Bürger',
  Heilpraktiker: 'Heilpraktikerinnen und Heilpraktiker',
  Kollegen: 'Kolleginnen und Kollegen',
  Kunden: 'Kundinnen und Kunden',
  Lehrer: 'Lehrkräfte',
  Mitarbeiter: 'Mitarbeitende',
  Patienten: 'Patientinnen und Patienten',
  Schüler: 'Schülerinnen und Schüler',
  Studenten: 'Studierende',
  Teilnehmer: 'Teilnehmende',
  Therapeuten: 'Therapeutinnen und Therapeuten',
};

export interface ExcludingWord {
  readonly word: string;
  readonly better: string;
}

/** Finds such nouns in a German text, each once. A noun next to its female form excludes nobody. */
export function excludingWords(text: string): ExcludingWord[] {
  return Object.entries(alternatives)
    .filter(([word]) => alone(word).test(text))
    .map(([word, better]) => ({ word, better }));
}

function alone(word: string): RegExp {
  const joined = '(?:und|oder|bzw\\.)\\s+(?:\\p{L}+\\s+)?';
  return new RegExp(
    `(?<!innen\\s+${joined})(?<![\\p{L}-])${word}(?!\\p{L})(?!\\s+${joined}\\p{L}+innen)`,
    'u',
  );
}
