import { z } from 'zod';
import { hostSource } from '../../contract/contentSecurityPolicy.ts';
import { Secret } from './Secret.ts';

/** An environment variable, with the schema that checks its text and returns its value. */
interface Variable<Schema extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly schema: Schema;
}

type Table = Readonly<Record<string, Variable>>;

/** The values of a table's variables, by the names that the code uses. */
type Values<Variables extends Table> = {
  readonly [Key in keyof Variables]: z.output<Variables[Key]['schema']>;
};

export function variable<Schema extends z.ZodType>(name: string, schema: Schema): Variable<Schema> {
  return { name, schema };
}

/**
 * Checks the variables of a table. Empty ones count as not set.
 *
 * @throws a Mistake with one line for each variable that has a wrong value
 */
export function readVariables<Variables extends Table>(
  table: Variables,
  texts: NodeJS.ProcessEnv,
  Mistake: new (message: string) => Error,
): Values<Variables> {
  const problems: string[] = [];
  const values = Object.entries(table).map(([key, { name, schema }]) => {
    const { success, data, error } = schema.safeParse(texts[name] || undefined);
    if (!success) problems.push(...error.issues.map(({ message }) => expected(name, message)));
    return [key, data];
  });
  if (problems.length > 0) throw new Mistake(problems.join('\n'));
  return Object.fromEntries(values) as Values<Variables>;
}

/** The line about a variable with a wrong value. */
export function expected(name: string, value: string): string {
  return `${name}: expected ${value}.`;
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
