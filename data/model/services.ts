import { z } from 'zod';
import { policySource } from '../../contract/addresses/policySource.ts';

/**
 * What opens the website to services of others. Whoever sets these puts scripts on it, so they are
 * the administrator's or the environment's, and hold nothing but what the services give out.
 */

/** A secure address, or one on this computer; it becomes part of each page's policy. */
export const matomoUrl = () =>
  z
    .string(matomoWords)
    .trim()
    .refine(isOfMatomo, matomoWords)
    .transform((url) => new URL(url).href.replace(/\/?$/, '/'));

const matomoWords =
  'an address such as https://stats.example.org, without a password, a query or signs of its own';

function isOfMatomo(value: string): boolean {
  if (policySource(value) === undefined) return false;
  const { protocol, hostname, search, hash } = new URL(value);
  const isSecure = protocol === 'https:' || localHost.test(hostname);
  return isSecure && search === '' && hash === '';
}

const localHost = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3})$/;

export const matomoSiteId = () => z.int('the number of the site in Matomo').positive();

/** As Google gives it out for the maps service. */
export const googleMapsKey = () => googleId('a key of letters, digits, - and _, or nothing');

export const googlePlaceId = () => googleId('an id of letters, digits, - and _, or nothing');

function googleId(words: string) {
  return z
    .string(words)
    .trim()
    .regex(/^[\w-]{0,400}$/, words)
    .nullish()
    .transform((value) => value || undefined);
}
