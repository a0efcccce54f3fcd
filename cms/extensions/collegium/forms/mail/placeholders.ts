/** The values of placeholders. They are data: placeholders in a value are not replaced. */
export type Values = Readonly<Record<string, string>>;

interface Filled {
  readonly text: string;
  /** The name of the placeholder, if this part is its value. */
  readonly of?: string;
}

const placeholder = /\{\{\s*(\w+)\s*\}\}/;

/**
 * Splits a text into literal parts and values, in order. A placeholder without a value is left out, so that
 * recipients do not see an editor's mistake.
 */
export function filled(text: string, values: Values): Filled[] {
  return text.split(new RegExp(placeholder, 'g')).flatMap((part, index): Filled[] => {
    if (index % 2 === 0) return part === '' ? [] : [{ text: part }];
    const value = Object.hasOwn(values, part) ? values[part] : undefined;
    return value === undefined ? [] : [{ text: value, of: part }];
  });
}

/** Returns the filled text as one line, without characters that could start another mail header. */
export function filledLine(text: string, values: Values): string {
  return oneLine(filledText(text, values));
}

export function filledText(text: string, values: Values): string {
  return filled(text, values)
    .map((part) => part.text)
    .join('');
}

export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim();
}

/** Returns the paragraphs of a text, which empty lines separate. */
export function paragraphsOf(body: string): string[] {
  return body
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** Returns the name of the placeholder if the paragraph consists of one placeholder only. */
export function onlyName(paragraph: string): string | undefined {
  return new RegExp(`^${placeholder.source}$`).exec(paragraph)?.[1];
}

export function names(body: string): string[] {
  return [...body.matchAll(new RegExp(placeholder, 'g'))].map(([, name = '']) => name);
}
