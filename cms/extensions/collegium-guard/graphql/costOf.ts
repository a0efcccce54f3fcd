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
  readonly alias?: unknown;
  readonly selectionSet?: SelectionSet | undefined;
}

/**
 * Returns how often a document queries the database: the number of fields with a selection set. With
 * aliases, one request can contain a thousand of them, each of which would otherwise need its own request.
 */
export function costOf(document: Document): number {
  return countIn(document, ({ selectionSet }) => selectionSet !== undefined);
}

/** Returns how often a document asks for a value by another name. Each of them is a copy of it in the answer. */
export function aliasesIn(document: Document): number {
  return countIn(document, ({ alias, selectionSet }) => alias !== undefined && !selectionSet);
}

/** Counts fields, those of a fragment each time it is used. Introspection, such as `__schema`, counts as nothing. */
function countIn({ definitions }: Document, isCounted: (field: Selection) => boolean): number {
  const fragments = new Map(
    definitions.flatMap((each) =>
      each.kind === 'FragmentDefinition' && each.name ? [[each.name.value, each]] : [],
    ),
  );
  const known = new Map<string, number>();

  const countOfFragment = (name: string): number => {
    const before = known.get(name);
    if (before !== undefined) return before;
    // GraphQL refuses a fragment that contains itself. Until then it counts as nothing.
    known.set(name, 0);
    const count = countWithin(fragments.get(name)?.selectionSet);
    known.set(name, count);
    return count;
  };
  const countWithin = (set: SelectionSet | undefined): number =>
    (set?.selections ?? []).reduce((sum, selection) => {
      const { kind, name, selectionSet } = selection;
      if (kind === 'FragmentSpread') return sum + countOfFragment(name?.value ?? '');
      if (kind === 'Field' && name?.value.startsWith('__')) return sum;
      return sum + (kind === 'Field' && isCounted(selection) ? 1 : 0) + countWithin(selectionSet);
    }, 0);

  return definitions
    .filter(({ kind }) => kind === 'OperationDefinition')
    .reduce((sum, { selectionSet }) => sum + countWithin(selectionSet), 0);
}
