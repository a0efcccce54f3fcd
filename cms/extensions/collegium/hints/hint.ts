import type { OverviewWords } from '../overview/words.ts';

/** Something that an editor may improve. `about` is the word or number that it is about. */
export interface Hint {
  readonly name: HintName;
  readonly about: string;
}

export type HintWords = OverviewWords['hints'];

/** Each hint has a sentence of its own (locales/overview). */
export type HintName = {
  [Name in keyof HintWords]: HintWords[Name] extends string ? never : Name;
}[keyof HintWords];

export function hint(name: HintName, about: string | number): Hint {
  return { name, about: String(about) };
}
