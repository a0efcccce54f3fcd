/*
 * The pages that links in newsletter mails lead to. The token follows `#`, so that neither the
 * site's host nor any proxy receives it; the page removes it from the address bar at once.
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
