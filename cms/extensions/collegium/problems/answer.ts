/** The endpoint that answers what can't be published. */
export const problemsEndpoint = 'collegium-problems';

export interface ProblemsAnswer {
  /** The first of them. */
  readonly problems: readonly ShownProblem[];
  /** The number of all. */
  readonly total: number;
}

/** A problem for which a record can't be published, in the language of the editor. */
interface ShownProblem {
  /** The page of the record in Directus. */
  readonly link: string;
  /** The record and its field, such as `„Tagung“ (Aktuelles) → Bereich`. */
  readonly place: string;
  readonly sentence: string;
}
