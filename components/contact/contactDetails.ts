/** An association's contact data, ready to display. */
export interface ContactDetails {
  /** The association's full name, with its legal form. */
  readonly companyName: string;
  /** Shown below the name: `hq` as “Hauptgeschäftsstelle”, `federal_office` as “Bundesgeschäftsstelle”. */
  readonly addressType?: 'hq' | 'federal_office' | undefined;
  /**
   * German legal form: `single`, `ev`, `bag`, or any other as written. Determines the title of the
   * representatives.
   */
  readonly legalForm?: string | undefined;
  /** Names of the people who represent the association by law. */
  readonly executives: readonly string[];
  /** Street, without the house number. */
  readonly street: string;
  /** House number, such as `12` or `128 a–c`. */
  readonly number: string;
  /** Postal code. */
  readonly zipCode: string;
  /** Town or city. */
  readonly city: string;
  /** Landline number; the mobile number if there is no landline. */
  readonly phone?: PhoneNumber | undefined;
  /** Mobile number, in addition to a landline number. */
  readonly mobile?: PhoneNumber | undefined;
  /** Fax number. Shown as text: nobody dials it from a website. */
  readonly fax?: PhoneNumber | undefined;
  /** E-mail address. */
  readonly email?: string | undefined;
}

export interface PhoneNumber {
  /** In international format, or as the editor wrote it if it cannot be parsed. */
  readonly text: string;
  /** The `tel:` URL; missing if the number cannot be parsed. */
  readonly href?: string;
}
