/** A field of a visitor's form. Browser and endpoint check it by the same rules (`fieldProblem`). */
export interface FormField {
  readonly kind: 'line' | 'lines' | 'email' | 'number';
  /** The most characters; of a number, the largest. */
  readonly max: number;
  /** The smallest number. */
  readonly min?: number;
  readonly optional?: true;
  /**
   * Shown only if the page's address has a value for it, in a parameter of the same name. Visitors may
   * change the value.
   */
  readonly fromQuery?: true;
  /** Lets browsers fill in the field: a name of the HTML attribute `autocomplete`. */
  readonly autoComplete?: string;
}

type More = Pick<FormField, 'optional' | 'fromQuery' | 'autoComplete'>;

export const line = (max: number, more: More = {}): FormField => ({ kind: 'line', max, ...more });

export const lines = (max: number, more: More = {}): FormField => ({
  kind: 'lines',
  max,
  ...more,
});

export const wholeNumber = (min: number, max: number, more: More = {}): FormField => ({
  kind: 'number',
  min,
  max,
  ...more,
});

/** An e-mail address has at most 254 characters (RFC 3696, erratum 1690). */
export const email = (): FormField => ({ kind: 'email', max: 254, autoComplete: 'email' });

/** Returns the problem of a trimmed text; undefined if it can be sent, or if it is empty. */
export function fieldProblem(
  { kind, max, min = -Infinity }: FormField,
  text: string,
): 'tooLong' | 'malformed' | undefined {
  if (text === '') return undefined;
  if (kind !== 'number' && text.length > max) return 'tooLong';
  if (!patterns[kind].test(text) || (kind === 'email' && !hasDot.test(text))) return 'malformed';
  if (kind !== 'number') return undefined;
  return Number(text) < min || Number(text) > max ? 'malformed' : undefined;
}

const patterns: Readonly<Record<FormField['kind'], RegExp>> = {
  // A line break could begin another header of a mail.
  line: /^[^\p{Cc}\u2028\u2029]*$/u,
  // Tabs and line breaks are the only control characters allowed.
  lines: /^[^\p{Cc}]*(?:[\t\n\r][^\p{Cc}]*)*$/u,
  // The check of browsers: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
  email:
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i,
  number: /^\d{1,9}$/,
};

/** Browsers accept a host without a dot, to which no mail can be sent from outside. */
const hasDot = /@[^@]+\.[^@.]+$/;

/**
 * A form whose content is stored in a collection of its own and mailed to the office. The collection
 * with its rights and lists, the endpoint, the form on the page, the mails and the entry in the privacy
 * notice are made from this declaration. `npm run types` names the texts that are missing in `locales/`.
 */
export interface VisitorForm {
  /** The collection in Directus, and the last part of the endpoint's address. */
  readonly collection: string;
  /** In the order of the form. Mails to the office need the name and the address. */
  readonly fields: Readonly<Record<'name' | 'email', FormField> & Record<string, FormField>>;
  /** The fields that are columns of the office's list, first the field that names an item. */
  readonly listed: readonly string[];
  /**
   * The names of the privacy sentences that the form shows now (data/forms/wordings.ts): the consent, and
   * the information for projects that do not ask for consent.
   */
  readonly wordings: { readonly consent: string; readonly information?: string };
  /**
   * When an item is deleted: after the project's setting `messages_months` (data/kinds/retention.ts), or a
   * number of days after its arrival.
   */
  readonly kept: 'messages_months' | { readonly days: number };
  /** The kind of the mail to the office in the outbox. */
  readonly mail: string;
  /** The kind of the mail to the sender, and the key of its text; without it, the sender gets no mail. */
  readonly receipt?: string;
}

/** In characters. Links from a product to the contact form put its name there. */
export const longestTopic = 200;

/**
 * The query parameter of the contact page's address for the message's topic, such as the name of a
 * product. Visitors see it as a field and may change it.
 */
export const topicParameter = 'topic';

const defineForm = <const Form extends VisitorForm>(
  form: Form & { readonly listed: readonly (keyof Form['fields'])[] },
): Form => form;

export const forms = {
  contact: defineForm({
    collection: 'messages',
    fields: {
      topic: line(longestTopic, { optional: true, fromQuery: true }),
      name: line(100, { autoComplete: 'name' }),
      email: email(),
      message: lines(5000),
    },
    listed: ['name', 'topic'],
    wordings: { consent: 'contact-consent-1', information: 'contact-information-1' },
    kept: 'messages_months',
    mail: 'message',
  }),
} as const;

export type FormName = keyof typeof forms;

/** The fields of a form. */
export type FieldOf<Name extends FormName> = keyof (typeof forms)[Name]['fields'] & string;

/** All forms, each typed only as a `VisitorForm`. */
export const allForms = Object.entries(forms) as readonly (readonly [
  name: FormName,
  form: VisitorForm,
])[];

/** The address of a form's endpoint, relative to Directus. */
export function endpointOf({ collection }: Pick<VisitorForm, 'collection'>): string {
  return `/collegium/${collection}`;
}

type AnyForm = (typeof forms)[FormName];

/** The keys of the mails to senders. */
export type Receipt = Named<AnyForm, 'receipt'>;

/** The kinds of mails about what visitors have sent. */
export type FormMail = Named<AnyForm, 'mail' | 'receipt'>;

/** The values of these properties, of the forms that have them. */
type Named<Form, Name extends string> = Form extends unknown
  ? Extract<Form[keyof Form & Name], string>
  : never;

/**
 * The names of the privacy sentences that the newsletter's form shows now; other forms declare theirs
 * above, in `wordings`. A form sends only the name: the backend has the text (data/forms/wordings.ts), so that nobody
 * can have another text stored as proof of consent.
 */
export const currentWordings = {
  newsletter: 'newsletter-2',
  /** For a project host, which sends no newsletters with links. */
  newsletterOfHost: 'newsletter-mail-2',
} as const;
