import { takeNewsletterLink } from '../../browser/stores/newsletterLink.ts';

/*
 * First in the head of the pages that links in newsletters' mails lead to: nothing else of the page
 * has run yet, so nothing has seen the secret in its address.
 */
takeNewsletterLink();
