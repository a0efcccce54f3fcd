import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { hostSource } from '../../contract/contentSecurityPolicy.ts';
import { Secret } from './Secret.ts';

/** An environment variable. */
export interface Variable<Schema extends z.ZodType = z.ZodType> {
  readonly name: string;
  /** Checks its text and returns its value. */
  readonly schema: Schema;
  /** The variable's meaning for operators, in Markdown. */
  readonly help: string;
  /** The default in words, as Markdown, if it is not the default of the schema. */
  readonly unset?: string;
  /** True if nobody else may read its value. */
  readonly isSecret?: true;
}

export function variable<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  help: string,
  options: Pick<Variable, 'unset' | 'isSecret'> = {},
): Variable<Schema> {
  return { name, schema, help, ...options };
}

export const wholeNumber = (least: number, range = `a whole number, at least ${least}`) =>
  z.coerce.number(range).refine((value) => Number.isInteger(value) && value >= least, range);

const portRange = 'a port number from 1 to 65535';
export const port = () => wholeNumber(1, portRange).refine((value) => value <= 65535, portRange);

export const flag = () => z.enum(['0', '1'], '1 or 0').transform((value) => value === '1');

/** @param name what it is: a token, a secret */
export const secret = (name: string) =>
  z
    .string()
    .regex(/^\S+$/, `a ${name} without spaces`)
    .transform((text) => new Secret(text));

/** A private key that mail servers accept for DKIM: 2048 bits, as RFC 8301 asks of signers. */
export const rsaKey = () =>
  z
    .string()
    // Environment files of systemd and containers hold a value on one line.
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine(isRsaKey, 'a private RSA key of at least 2048 bits, in PEM format');

function isRsaKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;
  } catch {
    return false;
  }
}

/** The address of a service, without a user name and password: it may be published for browsers. */
export const address = () => {
  const example = 'an address such as https://cms.example.org';
  return webAddress(example)
    .refine((url) => hostSource(url) !== undefined, example)
    .transform((url) => url.replace(/\/+$/, ''));
};

/** The address of a website: scheme and host. */
export const origin = () => {
  const example = 'an address such as https://www.example.org, without a path';
  return webAddress(example)
    .refine((url) => hostSource(url) !== undefined && new URL(url).pathname === '/', example)
    .transform((url) => new URL(url).origin);
};

const webAddress = (example: string) =>
  z.url({ protocol: /^https?$/, error: example, abort: true }).refine(holdsNoPassword, {
    error: 'an address without a name and password, since everybody can read it',
    abort: true,
  });

function holdsNoPassword(url: string): boolean {
  const { username, password } = new URL(url);
  return username === '' && password === '';
}
