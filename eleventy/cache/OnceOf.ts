import { noteUse, noting, type Notes } from '../memory/notes.ts';

/** The same as `Once` of what is made of an object, kept as long as that. */
export class OnceOf<Key extends object, Value> {
  readonly #made = new WeakMap<Key, { readonly value: Value; readonly notes: Notes | undefined }>();

  for(key: Key, make: () => Value): Value {
    let made = this.#made.get(key);
    if (!made) this.#made.set(key, (made = noting(make)));
    if (made.notes) noteUse(made.notes);
    return made.value;
  }
}
