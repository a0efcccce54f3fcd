import { hash } from 'node:crypto';
import { isValidElement, type ReactElement } from 'react';

/** The input has a part that can't be compared by value. */
class NotComparable extends Error {
  /** The path of properties to that part, innermost first. */
  readonly path: string[] = [];
}

/**
 * The cache key of an input (`Memo`): a hash of all data in it, including React elements. Two inputs
 * have the same key only if they render the same.
 *
 * @throws Error if a part can't be compared by value, such as a function among the props
 */
export function valueKey(value: unknown): string {
  const parts: string[] = [];
  try {
    write(value, parts);
  } catch (error) {
    if (!(error instanceof NotComparable)) throw error;
    throw new Error(`${error.path.reverse().join('.')}: ${error.message}`);
  }
  return hash('sha256', parts.join(''), 'base64url');
}

function write(value: unknown, parts: string[]): void {
  switch (typeof value) {
    case 'string':
      // With the length in front, no text can imitate the end of another one.
      parts.push(`"${value.length}:`, value);
      return;
    case 'number':
    case 'boolean':
    case 'undefined':
      parts.push(`${String(value)};`);
      return;
    case 'object':
      writeObject(value, parts);
      return;
    default:
      throw new NotComparable(`a ${typeof value} can't be part of what a page is rendered from.`);
  }
}

function writeObject(value: object | null, parts: string[]): void {
  if (value === null) {
    parts.push('null;');
  } else if (Array.isArray(value)) {
    parts.push('[');
    for (const each of value) write(each, parts);
    parts.push(']');
  } else if (isValidElement(value)) {
    const { type, key, props } = value as ReactElement<object>;
    parts.push('<', nameOf(type), ' ');
    // Written with its length, like every text: a key may be an editor's text, and so may a property's name.
    write(key, parts);
    writeObject(props, parts);
    parts.push('>');
  } else if (value instanceof Map || value instanceof Set) {
    writeObject([...value], parts);
  } else if (value instanceof RegExp) {
    write(String(value), parts);
  } else {
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) {
      throw new NotComparable(
        `${value.constructor.name} can't be part of what a page is rendered from.`,
      );
    }
    parts.push('{');
    for (const [name, each] of Object.entries(value)) {
      if (each === undefined) continue;
      write(name, parts);
      try {
        write(each, parts);
      } catch (error) {
        if (error instanceof NotComparable) error.path.push(name);
        throw error;
      }
    }
    parts.push('}');
  }
}

/** The key of a component is its name: the code's hash covers its behaviour. */
function nameOf(type: unknown): string {
  if (typeof type === 'string') return type;
  if (typeof type === 'symbol') return String(type);
  const { displayName, name = '' } = type as { displayName?: string; name?: string };
  const called = displayName ?? name;
  if (called === '') throw new Error('A component of a page has no name. Give it one.');
  const known = components.get(called);
  if (known !== undefined && known !== type) {
    throw new Error(`Two components of pages have the name “${called}”. Give each its own.`);
  }
  components.set(called, type);
  return called;
}

const components = new Map<string, unknown>();

/**
 * Forgets the components' names. `npm run dev` calls it after it has loaded the components again, as new
 * functions with the same names.
 */
export function forgetComponents(): void {
  components.clear();
}
