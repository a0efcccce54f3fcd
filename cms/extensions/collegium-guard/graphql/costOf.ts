/** The parts of a parsed GraphQL document that `costOf` reads. */
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
 * Returns how often a document queries the database: the number of fields with a selection set. With
 * aliases, one request can contain a thousand of them, each of which would otherwise need its own request.
 * A fragment counts each time it is used.
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
    // GraphQL refuses a fragment that contains itself. Until then it costs nothing.
    known.set(name, 0);
    const cost = costWithin(fragments.get(name)?.selectionSet);
    known.set(name, cost);
    return cost;
  };
  const costWithin = (set: SelectionSet | undefined): number =>
    (set?.selections ?? []).reduce((sum, { kind, name, selectionSet }) => {
      if (kind === 'FragmentSpread') return sum + costOfFragment(name?.value ?? '');
      // Introspection, such as `__schema`, does not query the database.
      if (kind === 'Field' && name?.value.startsWith('__')) return sum;
      return sum + (kind === 'Field' && selectionSet ? 1 : 0) + costWithin(selectionSet);
    }, 0);

  return definitions
    .filter(({ kind }) => kind === 'OperationDefinition')
    .reduce((sum, { selectionSet }) => sum + costWithin(selectionSet), 0);
}
