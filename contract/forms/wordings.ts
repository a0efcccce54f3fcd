/**
 * The names of the sentences about privacy that forms show now. A form sends the name alone: the backend has the
 * words (wordingTexts.ts), so that nobody can have other words stored as proof of consent.
 */
export const currentWordings = {
  contactConsent: 'contact-consent-1',
  contactInformation: 'contact-information-1',
  newsletter: 'newsletter-1',
  /** On a host that sends no newsletters with links. */
  newsletterOfHost: 'newsletter-mail-1',
} as const;
