/** The result of examining one area. */
export interface Report {
  /** In a few words what was found. */
  readonly found: string;
  /** Faults, one line each: the place, what was expected and found, and the fix. */
  readonly faults: readonly string[];
  /** Recommendations, in lines of the same form. */
  readonly advice?: readonly string[];
}
