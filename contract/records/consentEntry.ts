/**
 * A kind of cookie or third-party service with the visitor's answer, as the visitor's browser
 * stores it (specification, section 3). In the language of the banner.
 */
export interface ConsentEntry {
  /** The name by which code asks for consent. */
  readonly function_id: string;
  readonly display_name: string;
  readonly description: string;
  /** A link to more information; empty without one. */
  readonly link: string;
  /** True if the editors want it preselected. That is no consent. */
  readonly default_on: boolean;
  readonly consentGiven: boolean;
  /** True if it can't be refused, since the website does not work without it. */
  readonly locked: boolean;
}
