/** On elements that open the consent banner. The one in the footer has all of the data. */
export interface ConsentOpenerData {
  /** The functions that the banner asks about, separated by spaces; empty on other elements. */
  readonly consents: string;
  /** Changes with the texts of the question and with the providers. Stored with the answer. */
  readonly version?: string | undefined;
  /** Present if visitors who have answered are asked, too. */
  readonly show?: '' | undefined;
  /** The Matomo that counts visits: its address and the site's number. */
  readonly matomo?: `${string} ${number}` | undefined;
  /** The message for a visitor who opens the banner, if the banner can't be loaded. */
  readonly failure?: string | undefined;
}

export const consentOpener = '[data-consents]';

/** The visitor's answer: the value of the pressed button. `reset` deletes the stored answer. */
export type ConsentAnswer = 'all' | 'selected' | 'none' | 'reset';

/** The button in the banner that deletes the answer; hidden while none is stored. */
export const consentReset = '[value=reset]';
