/** How to reach an association, ready to be shown. */
export interface ContactDetails {
  readonly companyName: string;
  readonly addressType?: 'hq' | 'federal_office' | undefined;
  /** The German legal form; each has its own words for those who represent it. */
  readonly legalForm?: string | undefined;
  readonly executives: readonly string[];
  readonly street: string;
  readonly number: string;
  readonly zipCode: string;
  readonly city: string;
  readonly phone?: PhoneNumber | undefined;
  readonly mobile?: PhoneNumber | undefined;
  readonly fax?: PhoneNumber | undefined;
  readonly email?: string | undefined;
}

export interface PhoneNumber {
  /** In international format, or as the editor wrote it where it can't be parsed. */
  readonly text: string;
  /** The `tel:` address; missing where the number can't be parsed. */
  readonly href?: string;
}
