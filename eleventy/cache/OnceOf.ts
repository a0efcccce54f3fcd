/** Memoises values by an object, as long as that object exists (a WeakMap). See also `Once`. */
export class OnceOf<Key extends object, Value> {
  readonly #made = new WeakMap<Key, { readonly value: Value }>();

  for(key: Key, make: () => Value): Value {
    let made = this.#made.get(key);
    if (!made) this.#made.set(key, (made = { value: make() }));
    return made.value;
  }
}
