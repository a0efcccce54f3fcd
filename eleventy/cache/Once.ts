import { noteUse, noting, type Notes } from '../memory/notes.ts';

/**
 * Values of one kind, each made once for its key and kept as long as this is. Whatever is made of
 * one depends on what it was made of, whoever asked for it first.
 */
export class Once<Value> {
  readonly #made = new Map<string, { readonly value: Value; readonly notes: Notes | undefined }>();

  for(key: string, make: () => Value): Value {
    let made = this.#made.get(key);
    if (!made) this.#made.set(key, (made = noting(make)));
    if (made.notes) noteUse(made.notes);
    return made.value;
  }
}
