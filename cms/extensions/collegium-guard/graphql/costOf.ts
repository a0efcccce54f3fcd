/** A parsed GraphQL document, as far as it is counted. */
export interface Document {
  readonly definitions: readonly Definition[];
}

interface Definition {
  readonly kind: string;
  readonly name?: { readonly value: string } | undefined;
  readonly selectionSet?: SelectionSet;
}

interface SelectionSet {
  readonly selections: readonly Selection[];
}

interface Selection {
  readonly kind: string;
  readonly name?: { readonly value: string };
  readonly selectionSet?: SelectionSet | undefined;
}

/**
 * How often a document asks the database: the number of its fields that have fields in turn. By aliases, one request
 * can hold a thousand of them, each of which would be a request of its own otherwise. Fragments count wherever they
 * are used.
 */
export function costOf({ definitions }: Document): number {
  const fragments = new Map(
    definitions.flatMap((each) =>
      each.kind === 'FragmentDefinition' && each.name ? [[each.name.value, each]] : [],
    ),
  );
  const known = new Map<string, number>();

  const costOfFragment = (name: string): number => {
    const before = known.get(name);
    if (before !== undefined) return before;
    // A fragment within itself is refused by GraphQL; until then it costs nothing.
    known.set(name, 0);
    const cost = costWithin(fragments.get(name)?.selectionSet);
    known.set(name, cost);
    return cost;
  };
  const costWithin = (set: SelectionSet | undefined): number =>
    (set?.selections ?? []).reduce((sum, { kind, name, selectionSet }) => {
      if (kind === 'FragmentSpread') return sum + costOfFragment(name?.value ?? '');
      // What describes the schema, such as `__schema`, is no question to the database.
      if (kind === 'Field' && name?.value.startsWith('__')) return sum;
      return sum + (kind === 'Field' && selectionSet ? 1 : 0) + costWithin(selectionSet);
    }, 0);

  return definitions
    .filter(({ kind }) => kind === 'OperationDefinition')
    .reduce((sum, { selectionSet }) => sum + costWithin(selectionSet), 0);
}
