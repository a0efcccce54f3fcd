/** Memoises values of one kind by a string key, as long as this object exists. */
export class Once<Value> {
  readonly #made = new Map<string, { readonly value: Value }>();

  for(key: string, make: () => Value): Value {
    let made = this.#made.get(key);
    if (!made) this.#made.set(key, (made = { value: make() }));
    return made.value;
  }
}
