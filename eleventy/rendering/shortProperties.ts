/**
 * The names of the theme's custom properties are for those who write components. A page does with
 * less: what has one value everywhere stands as that value, and what changes with the colour mode,
 * on paper or inside a component has a name of one letter or two.
 */

/**
 * CSS in which references to what `:root` defines, and nothing defines again, are its value. The
 * definitions stay, for whoever else refers to them.
 */
export function withConstantsInPlace(css: string): string {
  const changing = changingProperties(css);
  const constants = new Map(
    definitionsOfRoot(css).filter(
      ([name, value]) => !changing.has(name) && !value.includes('var('),
    ),
  );
  return css
    .replace(reference, (whole, name: string) => constants.get(name) ?? whole)
    .replace(negated, '-$1');
}

/**
 * Short names for what a theme defines more than once, as in another colour mode. They are the same
 * on every page of a site, since header and footer stay when the visitor goes on to the next.
 */
export function shortNames(theme: string): ReadonlyMap<string, string> {
  const changing = changingProperties(theme);
  const names = new Map<string, string>();
  for (const [name] of definitionsOfRoot(theme)) {
    if (changing.has(name) && !names.has(name)) {
      names.set(name, `--${(names.size + firstLetter).toString(36)}`);
    }
  }
  return names;
}

export function withShortNames(css: string, names: ReadonlyMap<string, string>): string {
  return css.replace(propertyName, (name) => names.get(name) ?? name);
}

/**
 * What a theme defines, by its own names, for what refers to those: markup, and what an island shows
 * once it is alive.
 *
 * @param wanted which ones; default all
 */
export function ownNames(theme: string, wanted?: readonly string[]): string {
  const short = shortNames(theme);
  const definitions = new Map(
    definitionsOfRoot(theme)
      .filter(([name]) => !wanted || wanted.includes(name))
      .map(([name, value]) => [name, short.has(name) ? `var(${short.get(name)})` : value]),
  );
  const declarations = [...definitions].map(([name, value]) => `${name}:${value};`);
  return declarations.length === 0 ? '' : `:root{${declarations.join('')}}`;
}

/** Where the digits to base 36 become letters. */
const firstLetter = 10;

const propertyName = /(?<![\w-])--[\w-]+/g;
const definition = /(?<![\w-])(--[\w-]+):([^;{}]*)(?:;|(?=\}))/g;
const reference = /var\((--[\w-]+)\)/g;
/** How a component has to write the opposite of a token. */
const negated = /calc\(-1 ?\* ?([\d.]+[a-z]+)\)/g;

/** What is defined more than once. */
function changingProperties(css: string): ReadonlySet<string> {
  const names = [...css.matchAll(definition)].map(([, name = '']) => name);
  return new Set(names.filter((name, index) => names.indexOf(name) !== index));
}

function definitionsOfRoot(css: string): [name: string, value: string][] {
  return (css.match(/:root\{[^{}]*\}/g) ?? [])
    .flatMap((block) => [...block.matchAll(definition)])
    .map(([, name = '', value = '']) => [name, value]);
}
