import type { z } from 'zod';
import { cmsVariables, directusVariables, websiteVariables } from './environmentVariables.ts';
import type { Variable } from './variables.ts';

type Table = Readonly<Record<string, Variable>>;

/** The values of a table's variables, by the names that the code uses. */
type Values<Variables extends Table> = {
  readonly [Key in keyof Variables]: z.output<Variables[Key]['schema']>;
};

/**
 * Checks the variables of a table. Empty ones count as not set.
 *
 * @throws a Mistake with one line for each variable that has a wrong value or a misspelt name
 */
export function readVariables<Variables extends Table>(
  table: Variables,
  texts: NodeJS.ProcessEnv,
  Mistake: new (message: string) => Error,
): Values<Variables> {
  const problems = [...misspelt(texts)];
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

const known = new Set(
  [websiteVariables, cmsVariables, directusVariables].flatMap((table) =>
    Object.values<Variable>(table).map(({ name }) => name),
  ),
);

/** Other programs have short names that differ from ours in one letter, such as POST and PORT. */
const leastLetters = 8;

/** Our names, by each text that they become without one of their letters, and by themselves. */
const meant = new Map(
  [...known]
    .filter(({ length }) => length >= leastLetters)
    .flatMap((name) => withoutOneLetter(name).map((part) => [part, name] as const)),
);

/** Yields a line for each name that starts with `CMS_` but is not ours, or that differs from one of ours by one letter. */
function* misspelt(texts: NodeJS.ProcessEnv): Generator<string> {
  for (const name of Object.keys(texts)) {
    if (known.has(name)) continue;
    const part = withoutOneLetter(name).find((each) => meant.has(each));
    if (part !== undefined) yield expected(name, `the name ${meant.get(part)}`);
    else if (name.startsWith('CMS_')) yield expected(name, 'a name that docs/environment.md lists');
  }
}

/** Returns the name itself, and the name without each of its letters. */
function withoutOneLetter(name: string): readonly string[] {
  return [name, ...Array.from(name, (_, place) => name.slice(0, place) + name.slice(place + 1))];
}
