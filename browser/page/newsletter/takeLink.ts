import { takeNewsletterLink } from '../../stores/newsletterLink.ts';

/*
 * First in the head of the pages that newsletter mails link to: no other script has run yet, so
 * none has seen the secret in the address.
 */
takeNewsletterLink();
