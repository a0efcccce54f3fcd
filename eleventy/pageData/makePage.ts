/**
 * Has a page written, with its record: by a build at once, and by `npm run dev` when somebody looks at it.
 *
 * @param path of the page
 */
export type MakePage = (path: string, make: () => void) => void;

export const makeAtOnce: MakePage = (_path, make) => make();
