/*
 * Where the links in newsletters' mails lead. The token stands behind `#`, so that neither the
 * site's host nor anything between learns it; the page takes it out of the address bar at once.
 */

export const newsletterConfirmPages = {
  de: '/newsletter/bestaetigen',
  en: '/en/newsletter/confirm',
  fr: '/fr/newsletter/confirmer',
} as const;

export const newsletterUnsubscribePages = {
  de: '/newsletter/abmelden',
  en: '/en/newsletter/unsubscribe',
  fr: '/fr/newsletter/desabonner',
} as const;
