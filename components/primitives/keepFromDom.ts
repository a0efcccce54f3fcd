import type { styleFn } from 'styled-system';

// A file of its own, since a button needs no styled-system: applications that use the package with few components do not load it.

/**
 * Keeps style props out of the HTML, where `color` or `width` would have another meaning. Takes the names
 * of props, and styled-system functions for all props that these read.
 */
export function keepFromDom(...looks: (string | StyledSystemFunction)[]) {
  const names = looks.flatMap((look) => (typeof look === 'string' ? look : (look.propNames ?? [])));
  const kept = new Set([...names, 'as', 'theme']);
  return { shouldForwardProp: (name: string) => !kept.has(name) };
}

/** A function of styled-system with the names of the props that it reads. */
export type StyledSystemFunction = Pick<styleFn, 'propNames'>;
