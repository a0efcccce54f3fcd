/** A field of a visitor's form. Browser and endpoint check it by the same rules (`fieldProblem`). */
export interface FormField {
  readonly kind: 'line' | 'lines' | 'email' | 'number';
  /** The most characters; of a number, the largest. */
  readonly most: number;
  /** The smallest number. */
  readonly least?: number;
  readonly optional?: true;
  /**
   * Shown only if the page's address has a value for it, in a parameter of the same name. Visitors may
   * change the value.
   */
  readonly fromAddress?: true;
  /** Lets browsers fill in the field: a name of the HTML attribute `autocomplete`. */
  readonly autoComplete?: string;
}

type More = Pick<FormField, 'optional' | 'fromAddress' | 'autoComplete'>;

export const line = (most: number, more: More = {}): FormField => ({ kind: 'line', most, ...more });

export const lines = (most: number, more: More = {}): FormField => ({
  kind: 'lines',
  most,
  ...more,
});

export const wholeNumber = (least: number, most: number, more: More = {}): FormField => ({
  kind: 'number',
  least,
  most,
  ...more,
});

/** An e-mail address has at most 254 characters (RFC 3696, erratum 1690). */
export const email = (): FormField => ({ kind: 'email', most: 254, autoComplete: 'email' });

/** Why a text without spaces at its ends can't be sent; undefined if it can, or if it is empty. */
export function fieldProblem(
  { kind, most, least = -Infinity }: FormField,
  text: string,
): 'tooLong' | 'malformed' | undefined {
  if (text === '') return undefined;
  if (kind !== 'number' && text.length > most) return 'tooLong';
  if (!patterns[kind].test(text) || (kind === 'email' && !hasDot.test(text))) return 'malformed';
  if (kind !== 'number') return undefined;
  return Number(text) < least || Number(text) > most ? 'malformed' : undefined;
}

const patterns: Readonly<Record<FormField['kind'], RegExp>> = {
  // A line break could begin another header of a mail.
  line: /^[^\p{Cc}\u2028\u2029]*$/u,
  // Tabs and line breaks are the only control characters allowed.
  lines: /^[^\p{Cc}]*(?:[\t\n\r][^\p{Cc}]*)*$/u,
  // As browsers check it: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
  email:
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i,
  number: /^\d{1,9}$/,
};

/** Browsers accept a host without a dot, to which no mail can be sent from outside. */
const hasDot = /@[^@]+\.[^@.]+$/;
