/** Values of one kind, each made once for its key and kept as long as this is. */
export class Once<Value> {
  readonly #made = new Map<string, { readonly value: Value }>();

  for(key: string, make: () => Value): Value {
    let made = this.#made.get(key);
    if (!made) this.#made.set(key, (made = { value: make() }));
    return made.value;
  }
}
