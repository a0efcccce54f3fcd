import { useSyncExternalStore } from 'react';
import { fieldProblem, type FormField } from '../../contract/forms/forms.ts';

/** Returns the value that the page's query has for a field; empty if there is none that can be sent. */
export function useQueryValue(name: string, field: FormField): string {
  const search = useSyncExternalStore(
    neverChanges,
    () => location.search,
    () => '',
  );
  const value = new URLSearchParams(search).get(name)?.trim() ?? '';
  return fieldProblem(field, value) ? '' : value;
}

/** The query does not change while the form is open. */
function neverChanges(): () => void {
  return () => undefined;
}
