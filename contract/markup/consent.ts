/** On what opens the banner that asks for consent. The one in the footer has all of it. */
export interface ConsentOpenerData {
  /** What visitors are asked about, with spaces between; empty on other openers. */
  readonly consents: string;
  /** Changes with the texts of the question and with the providers. Stored with the answer. */
  readonly version?: string | undefined;
  /** There where those are asked, too, who have answered. */
  readonly show?: '' | undefined;
  /** Where visits are counted: the address of the Matomo and the site's number there. */
  readonly matomo?: `${string} ${number}` | undefined;
  /** What a visitor reads who asks for the banner where it cannot be loaded. */
  readonly unavailable?: string | undefined;
}

export const consentOpener = '[data-consents]';

/** What the visitor answers, as the value of the button that was pressed. `reset` deletes the stored answer. */
export type ConsentAnswer = 'all' | 'selected' | 'none' | 'reset';

/** The button in the banner that deletes the answer; hidden while none is stored. */
export const consentReset = '[value=reset]';
