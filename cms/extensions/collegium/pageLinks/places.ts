import { pageInterface } from '../../../../data/fields/forms.ts';
import type { Model } from '../fileUse/places.ts';

/** Returns the lists of a collection whose entries name pages, such as the entries of a menu. */
export function listsOfPages(collection: string, { fieldsOf }: Model): string[] {
  return fieldsOf(collection)
    .filter(({ type, meta }) => type === 'json' && namesPages(meta?.options?.fields))
    .map(({ field }) => field);
}

/** @param fields of a repeater's entries, which may have repeaters themselves */
function namesPages(fields: unknown): boolean {
  if (fields === pageInterface) return true;
  return typeof fields === 'object' && fields !== null && Object.values(fields).some(namesPages);
}
