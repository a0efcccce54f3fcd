/** What stands for the names in double braces. Each value is data: none is looked at for further names. */
export type Values = Readonly<Record<string, string>>;

interface Filled {
  readonly text: string;
  /** What of it is a value, and whose. */
  readonly of?: string;
}

const placeholder = /\{\{\s*(\w+)\s*\}\}/;

/**
 * The parts of a text in their order. A name that there is no value for is left out: an editor's slip must
 * not be read as code by somebody outside.
 */
export function filled(text: string, values: Values): Filled[] {
  return text.split(new RegExp(placeholder, 'g')).flatMap((part, index): Filled[] => {
    if (index % 2 === 0) return part === '' ? [] : [{ text: part }];
    const value = Object.hasOwn(values, part) ? values[part] : undefined;
    return value === undefined ? [] : [{ text: value, of: part }];
  });
}

/** As one line without anything that could begin another header of a mail. */
export function filledLine(text: string, values: Values): string {
  return oneLine(
    filled(text, values)
      .map((part) => part.text)
      .join(''),
  );
}

export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim();
}

/** Paragraphs, as editors part them by empty lines. */
export function paragraphsOf(body: string): string[] {
  return body
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** The name that a paragraph consists of, if it is nothing else. */
export function onlyName(paragraph: string): string | undefined {
  return new RegExp(`^${placeholder.source}$`).exec(paragraph)?.[1];
}

export function names(body: string): string[] {
  return [...body.matchAll(new RegExp(placeholder, 'g'))].map(([, name = '']) => name);
}
