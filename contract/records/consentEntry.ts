/**
 * A kind of cookie or outside service with what the visitor said of it, as it is kept in the
 * visitor's browser (specification, section 3). In the language in which the visitor was asked.
 */
export interface ConsentEntry {
  /** What code asks for before it runs. */
  readonly function_id: string;
  readonly display_name: string;
  readonly description: string;
  /** Where to read more; empty where there is nothing. */
  readonly link: string;
  /** Whether the editors would have it on. It gives no consent. */
  readonly default_on: boolean;
  readonly consentGiven: boolean;
  /** Cannot be refused, since the website does not work without it. */
  readonly locked: boolean;
}
