import type { z } from 'zod';

/** The description of a field's values, in the words of error messages. */
interface FieldDescription {
  readonly type: string;
  /** True if a record, or an entry of a list, without this field is a mistake. */
  readonly needed: boolean;
  /** The value of a missing field. */
  readonly defaultValue?: unknown;
}

export type Schema = z.core.$ZodType;

/** A schema on the way to a field. */
interface Step {
  readonly schema: Schema;
  /** True if the field, or an object around it that is not in a list, may be missing. */
  readonly optional: boolean;
}

/**
 * Reads a field's description from the schema of its kind.
 *
 * @param path from the record to the field; lists on the way are passed over
 * @returns undefined where no kind of record has the field
 */
export function describeField(
  schema: Schema,
  path: readonly string[],
): FieldDescription | undefined {
  let steps: readonly Step[] = [{ schema, optional: false }];
  let discriminator: Schema | undefined;
  for (const name of path) {
    discriminator = steps
      .map(({ schema: union }) => union)
      .find((union) => isDiscriminator(union, name));
    steps = steps.flatMap((step) => membersOf(step, name));
  }
  const [first] = steps;
  if (!first) return undefined;
  const defaultValue = defaultOf(first.schema);
  return {
    type: inWords(discriminator ?? first.schema),
    needed: steps.every(({ optional }) => !optional),
    ...(defaultValue !== undefined && { defaultValue }),
  };
}

function membersOf({ schema, optional }: Step, name: string): Step[] {
  const { def } = internals(bare(schema));
  switch (def.type) {
    case 'array':
      return membersOf({ schema: def.element, optional: false }, name);
    case 'tuple':
      return def.items.flatMap((item) => membersOf({ schema: item, optional: false }, name));
    case 'union':
      return def.options.flatMap((option) => membersOf({ schema: option, optional }, name));
    case 'object': {
      const member = def.shape[name];
      if (!member) return [];
      return [{ schema: member, optional: optional || member._zod.optin !== undefined }];
    }
    default:
      return [];
  }
}

/** True for the discriminator of a union. The union's own message lists its values better. */
function isDiscriminator(schema: Schema, name: string): boolean {
  const { def } = internals(bare(schema));
  return def.type === 'union' && 'discriminator' in def && def.discriminator === name;
}

/** Returns the schema without its optional, default and transforming wrappers. */
export function bare(schema: Schema): Schema {
  const inner = innerSchema(schema);
  return inner ? bare(inner) : schema;
}

/** The schema that another one makes optional or changes. */
export function innerSchema(schema: Schema): Schema | undefined {
  const { def } = internals(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return def.innerType;
    case 'pipe':
      return def.in;
    default:
      return undefined;
  }
}

function defaultOf(schema: Schema): unknown {
  const { def } = internals(schema);
  if (def.type === 'default') return def.defaultValue;
  return def.type === 'pipe' ? defaultOf(def.in) : undefined;
}

/**
 * Describes the values that a schema accepts, in the words of error messages.
 *
 * @internal
 */
export function inWords(schema: Schema): string {
  const { def } = internals(bare(schema));
  // The message for a value of an unknown type.
  const message = def.error?.({ code: 'invalid_type', input: undefined } as never);
  const words = typeof message === 'string' ? message : message?.message;
  if (words !== undefined) return words.replace(/, or nothing$/, '');
  if (def.type !== 'array') return 'an object';
  const ofEach = inWords(def.element);
  return ofEach === 'an object' ? 'a list' : `a list, each ${ofEach}`;
}

/** Returns zod's definition of a schema. `def.type` distinguishes the types. */
export function internals(schema: Schema): z.core.$ZodTypes['_zod'] {
  return (schema as z.core.$ZodTypes)._zod;
}
