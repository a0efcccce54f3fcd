/** An association's contact data, ready to display. */
export interface ContactDetails {
  readonly companyName: string;
  readonly addressType?: 'hq' | 'federal_office' | undefined;
  /** German legal form. It determines the title of the representatives. */
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
  /** In international format, or as the editor wrote it if it cannot be parsed. */
  readonly text: string;
  /** The `tel:` URL; missing if the number cannot be parsed. */
  readonly href?: string;
}
