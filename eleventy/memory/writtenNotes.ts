import type { SearchEntry } from '../search/SearchIndex.ts';
import type { ShownText } from '../richText/reportWarnings.ts';
import type { Answers } from './Answers.ts';
import type { EditorsWarning, Notes } from './notes.ts';

/** Notes of many pages as JSON: what several of them have in common is in it once, by its place. */
export interface WrittenNotes {
  /** Each with its answer. */
  readonly questions: readonly (readonly [question: string, answer: string])[];
  readonly shared: readonly string[];
  /** Those that others are made with come first. */
  readonly notes: readonly WrittenNote[];
}

type WrittenNote = readonly [
  questions: readonly number[],
  shared: readonly number[],
  within: readonly number[],
  warnings: readonly EditorsWarning[],
  texts: readonly ShownText[],
  searched: readonly SearchEntry[],
];

export class NotesWriter {
  readonly #questions = new Places<string>();
  readonly #shared = new Places<string>();
  readonly #places = new WeakMap<Notes, number>();
  readonly #notes: WrittenNote[] = [];

  /** @returns the place of the notes */
  write(notes: Notes): number {
    const known = this.#places.get(notes);
    if (known !== undefined) return known;
    const within = Array.from(notes.within, (each) => this.write(each));
    const place = this.#notes.push([
      Array.from(notes.questions, (question) => this.#questions.of(question)),
      Array.from(notes.shared, (name) => this.#shared.of(name)),
      within,
      [...notes.warnings],
      [...notes.texts],
      [...notes.searched],
    ]);
    this.#places.set(notes, place - 1);
    return place - 1;
  }

  all(answers: Answers): WrittenNotes {
    return {
      questions: this.#questions.all.map((question) => [question, answers.to(question)]),
      shared: this.#shared.all,
      notes: this.#notes,
    };
  }
}

/** The notes by their places, and the answers that hold for them. */
interface ReadNotes {
  readonly notes: readonly Notes[];
  readonly answers: ReadonlyMap<string, string>;
}

export function readNotes({ questions, shared, notes }: WrittenNotes): ReadNotes {
  const read: Notes[] = [];
  for (const [ofQuestions, ofShared, within, warnings, texts, searched] of notes) {
    read.push({
      questions: ofQuestions.map((place) => at(questions, place)[0]),
      shared: ofShared.map((place) => at(shared, place)),
      within: within.map((place) => at(read, place)),
      warnings,
      texts,
      searched,
    });
  }
  return { notes: read, answers: new Map(questions) };
}

function at<Value>(list: readonly Value[], place: number): Value {
  const value = list[place];
  if (value === undefined) throw new Error(`There is nothing at ${place}.`);
  return value;
}

class Places<Value> {
  readonly #places = new Map<Value, number>();

  of(value: Value): number {
    const known = this.#places.get(value);
    if (known !== undefined) return known;
    this.#places.set(value, this.#places.size);
    return this.#places.size - 1;
  }

  get all(): Value[] {
    return [...this.#places.keys()];
  }
}
