import type { EditorLanguage } from '../publishing/editorLanguage.ts';
import type { Sentence } from '../publishing/problemWords.ts';

/** The endpoint that returns the problems for which content can't be published. */
export const problemsEndpoint = 'collegium-problems';

export interface ProblemsAnswer {
  /** The first 20 problems. */
  readonly problems: readonly ShownProblem[];
  /** The number of all problems. */
  readonly total: number;
  /** The language of the places. There are no French ones, so French editors read English ones. */
  readonly language: EditorLanguage;
}

export const noProblems: ProblemsAnswer = { problems: [], total: 0, language: 'en' };

/** A problem for which a record can't be published. */
interface ShownProblem {
  /** The page of the record in Directus; null if the problem is not one of a record. */
  readonly link: string | null;
  /** The record and its field, such as `„Tagung“ (Aktuelles) → Bereich`. */
  readonly place: string;
  readonly sentence: Sentence;
}
