/** The endpoint that returns the problems for which content can't be published. */
export const problemsEndpoint = 'collegium-problems';

export interface ProblemsAnswer {
  /** The first 20 problems. */
  readonly problems: readonly ShownProblem[];
  /** The number of all problems. */
  readonly total: number;
}

/** A problem for which a record can't be published, in the language of the editor. */
interface ShownProblem {
  /** The page of the record in Directus; null if the problem is not one of a record. */
  readonly link: string | null;
  /** The record and its field, such as `„Tagung“ (Aktuelles) → Bereich`. */
  readonly place: string;
  readonly sentence: string;
}
