import { words, type Words } from './words.ts';

/** Sections of a form. They are folded at first. */
export const sections = {
  search: words('Menüs und Suchmaschinen', 'Menus and search engines'),
} satisfies Record<string, Words>;

export type SectionName = keyof typeof sections;

/** One field of a collection: its column, and its form for editors. */
export interface Field {
  readonly label: Words;
  readonly note?: Words;
  /** Directus' type of the column, such as `string` or `json`. */
  readonly type: string;
  /** Directus' interface. */
  readonly interface: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The display of the value in lists of items. */
  readonly display?: { readonly name: string; readonly options: Readonly<Record<string, unknown>> };
  readonly width?: 'half' | 'full';
  readonly required?: boolean;
  readonly hidden?: boolean;
  /** Visible in the form but not editable. */
  readonly readonly?: boolean;
  /**
   * Visible to editors but editable only by administrators: the value loads code into every page,
   * sends data about visitors to others, or sets a retention period.
   */
  readonly administratorsOnly?: true;
  readonly unique?: boolean;
  readonly defaultValue?: unknown;
  readonly special?: readonly string[];
  /** The folded section of the form that contains the field. */
  readonly section?: SectionName;
  /** Shows the field only for items whose field has this value. */
  readonly onlyIf?: { readonly field: string; readonly is: string | boolean };
  /** A reference to an item of another collection. */
  readonly refersTo?: string;
  /** The field of the other collection that lists the items referring to it. */
  readonly listedAs?: string;
  /** For a list whose entries are items of another collection: their fields and translations. */
  readonly parts?: Parts;
  /**
   * True if the item is deleted together with the item that it refers to. Otherwise the reference
   * becomes empty.
   */
  readonly deletedWithTarget?: true;
  readonly primaryKey?: boolean;
}

/** Items that are part of an item of another collection. */
export interface Parts {
  readonly fields: Readonly<Record<string, Field>>;
  readonly translations: Readonly<Record<string, Field>>;
}

export type Options = Partial<Omit<Field, 'label' | 'type' | 'interface'>>;

/** One line of text. */
export const text = (label: Words, rest: Options = {}): Field => ({
  label,
  type: 'string',
  interface: 'input',
  options: { trim: true },
  ...rest,
});

/** The id of our interface that picks a page (cms/extensions/collegium/pagePicker). */
export const pageInterface = 'collegium-page';

/** The German path of a page of the website, which editors pick by its title. */
export const page = (
  label: Words,
  { orAddress, ...rest }: Options & { readonly orAddress?: true } = {},
): Field => ({
  label,
  type: 'string',
  interface: pageInterface,
  // Editors may also type an address of another website.
  ...(orAddress && { options: { orAddress } }),
  ...rest,
});

/** Several lines without formatting. */
export const lines = (label: Words, rest: Options = {}): Field => ({
  label,
  type: 'text',
  interface: 'input-multiline',
  options: { trim: true },
  ...rest,
});

/**
 * HTML. The toolbar offers only what the website's sanitiser accepts.
 *
 * @param options.pictures the folder for pictures uploaded into the text; without it, the text has
 * no pictures
 */
export const richText = (
  label: Words,
  { pictures, note }: { readonly pictures?: string; readonly note?: Words } = {},
): Field => ({
  label,
  ...(note && { note }),
  type: 'text',
  interface: 'input-rich-text-html',
  options: {
    ...(pictures !== undefined && { folder: pictures }),
    toolbar: [
      ...['undo', 'redo', 'h2', 'h3', 'h4', 'bold', 'italic'],
      ...['numlist', 'bullist', 'blockquote', 'customLink', 'unlink'],
      ...(pictures === undefined ? [] : ['customImage']),
      ...['table', 'hr', 'removeformat', 'code', 'fullscreen'],
    ],
  },
});

export const color = (label: Words, rest: Options = {}): Field => ({
  label,
  type: 'string',
  interface: 'select-color',
  width: 'half',
  ...rest,
});

export const toggle = (label: Words, rest: Options = {}): Field => ({
  label,
  type: 'boolean',
  interface: 'boolean',
  special: ['cast-boolean'],
  defaultValue: false,
  width: 'half',
  ...rest,
});

export const time = (label: Words, rest: Options = {}): Field => ({
  label,
  type: 'time',
  interface: 'datetime',
  options: { includeSeconds: false, use24: true },
  width: 'half',
  ...rest,
});

export const moment = (label: Words, rest: Options = {}): Field => ({
  label,
  type: 'timestamp',
  interface: 'datetime',
  special: ['cast-timestamp'],
  width: 'half',
  ...rest,
});

/** A day of the calendar. */
export const day = (label: Words, rest: Options = {}): Field => ({
  label,
  type: 'date',
  interface: 'datetime',
  width: 'half',
  ...rest,
});

export const wholeNumber = (label: Words, rest: Options = {}): Field => ({
  label,
  type: 'integer',
  interface: 'input',
  ...rest,
});

export const decimal = (label: Words, rest: Options = {}): Field => ({
  label,
  type: 'float',
  interface: 'input',
  ...rest,
});

export interface Choice {
  readonly value: string;
  readonly text: Words;
}

export const choice = (label: Words, choices: readonly Choice[], rest: Options = {}): Field => ({
  label,
  type: 'string',
  interface: 'select-dropdown',
  display: { name: 'labels', options: { choices } },
  width: 'half',
  ...rest,
  options: { choices, ...rest.options },
});

/** Several values of a fixed set. */
export const checkboxes = (
  label: Words,
  choices: readonly Choice[],
  rest: Options = {},
): Field => ({
  label,
  type: 'json',
  interface: 'select-multiple-checkbox',
  special: ['cast-json'],
  options: { choices },
  ...rest,
});

/** Several values of any kind, typed one by one. */
export const tags = (label: Words, rest: Options = {}): Field => ({
  label,
  type: 'json',
  interface: 'tags',
  special: ['cast-json'],
  ...rest,
});

/** How a repeater shows its closed entries. By default, Directus shows the first field. */
export interface ListOptions extends Options {
  readonly template?: string;
  /** The translated field that names an entry. Directus' templates can't choose a language in a repeater. */
  readonly labelledBy?: string;
}

/** The id of our repeater for `labelledBy` (cms/extensions/collegium/labelledList). */
export const labelledListInterface = 'collegium-labelled-list';

/** A repeater: entries that an editor adds, sorts and removes. */
export const list = (
  label: Words,
  fields: Readonly<Record<string, Field>>,
  rest: ListOptions = {},
): Field => {
  const { template, labelledBy, ...others } = rest;
  return {
    label,
    type: 'json',
    interface: labelledBy === undefined ? 'list' : labelledListInterface,
    special: ['cast-json'],
    ...others,
    options: {
      fields: Object.entries(fields).map(([name, field]) => listField(name, field)),
      ...(template && { template }),
      ...(labelledBy && { labelledBy }),
    },
  };
};

/** A list whose entries contain fields that repeaters do not support, such as a picture. */
export const partsList = (
  label: Words,
  parts: Parts,
  rest: Options & { readonly template: string },
): Field => {
  const { template, ...others } = rest;
  return {
    label,
    type: 'alias',
    interface: 'list-o2m',
    special: ['o2m'],
    ...others,
    options: { template, enableSelect: false },
    parts,
  };
};

/** Options of a picture. */
export interface PictureOptions extends Options {
  /** In px. The form of a narrower picture says so (cms/extensions/collegium/fileUse). */
  readonly neededWidth?: number;
}

/** An uploaded image in the public folder. */
export const image = (
  label: Words,
  folder: string,
  { neededWidth, ...rest }: PictureOptions = {},
): Field => ({
  label,
  type: 'uuid',
  interface: 'file-image',
  special: ['file'],
  display: { name: 'image', options: {} },
  // The build has no access to files in other folders, so editors cannot choose these.
  options: {
    folder,
    filter: { folder: { _eq: folder } },
    ...(neededWidth !== undefined && { neededWidth }),
  },
  refersTo: 'directus_files',
  ...rest,
});

/** An uploaded document in the public folder. */
export const document = (label: Words, folder: string, rest: Options = {}): Field => ({
  ...image(label, folder, rest),
  display: { name: 'file', options: {} },
  interface: 'file',
});

/** The position that editors give an item by dragging it. */
export const position = (): Field => ({
  label: words('Reihenfolge', 'Order'),
  type: 'integer',
  interface: 'input',
  hidden: true,
});

/** A field of a repeater's entries, in Directus' form. */
export interface ListField {
  readonly field: string;
  readonly name: Words;
  readonly type: string;
  readonly meta: Omit<Field, 'label'> & { readonly field: string };
}

function listField(name: string, { label, note, ...field }: Field): ListField {
  return {
    field: name,
    name: label,
    type: field.type,
    meta: {
      field: name,
      type: field.type,
      interface: field.interface,
      width: field.width ?? 'full',
      required: field.required ?? false,
      ...(note && { note }),
      ...(field.options && { options: field.options }),
      ...(field.special && { special: field.special }),
    },
    ...(field.defaultValue !== undefined && { schema: { default_value: field.defaultValue } }),
  };
}
