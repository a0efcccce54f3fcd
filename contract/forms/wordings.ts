/**
 * The names of the privacy sentences that the newsletter's form shows now; other forms declare theirs in
 * forms.ts. A form sends only the name: the backend has the text (data/forms/wordings.ts), so that nobody
 * can have another text stored as proof of consent.
 */
export const currentWordings = {
  newsletter: 'newsletter-2',
  /** For a project host, which sends no newsletters with links. */
  newsletterOfHost: 'newsletter-mail-2',
} as const;
