/**
 * The names of the privacy sentences that forms show now. A form sends only the name: the backend
 * has the text (locales/wordingTexts.ts), so that nobody can have another text stored as proof of consent.
 */
export const currentWordings = {
  contactConsent: 'contact-consent-1',
  contactInformation: 'contact-information-1',
  newsletter: 'newsletter-2',
  /** For a project host, which sends no newsletters with links. */
  newsletterOfHost: 'newsletter-mail-2',
} as const;
