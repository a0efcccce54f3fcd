import { z } from 'zod';
import { policySource } from '../../contract/contentSecurityPolicy.ts';

/**
 * Settings that connect the website to external services. They put scripts on every page, so only
 * the administrator or the environment can set them, and only values that the services issue are
 * accepted.
 */

/** An https address, or one on this computer. It becomes part of each page's policy. */
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

/** A key for Google's maps service. */
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
