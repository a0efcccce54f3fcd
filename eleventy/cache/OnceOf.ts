/** The same as `Once` of what is made of an object, kept as long as that. */
export class OnceOf<Key extends object, Value> {
  readonly #made = new WeakMap<Key, { readonly value: Value }>();

  for(key: Key, make: () => Value): Value {
    let made = this.#made.get(key);
    if (!made) this.#made.set(key, (made = { value: make() }));
    return made.value;
  }
}
