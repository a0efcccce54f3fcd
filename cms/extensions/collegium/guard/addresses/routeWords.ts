/** A layer of an Express router: a route, another router, or a function. */
export interface Layer {
  readonly regexp: RegExp;
  /** Undefined unless the layer is a route. */
  readonly route?: { readonly path: unknown };
  /** Has a stack of layers if it is a router. */
  readonly handle: { readonly stack?: readonly Layer[] };
}

/** Returns the literal segments of all routes, such as `auth` and `login`, without placeholders such as `:pk`. */
export function routeWords(layers: readonly Layer[]): Set<string> {
  return new Set(
    layers.flatMap(({ regexp, route, handle }) => [
      ...(route ? wordsOfPath(route.path) : wordsOfMount(regexp)),
      ...routeWords(handle.stack ?? []),
    ]),
  );
}

function wordsOfPath(path: unknown): string[] {
  return [path].flat().flatMap((each) =>
    String(each)
      .split('/')
      .filter((segment) => /^[\w.-]+$/.test(segment)),
  );
}

/** Express keeps only the pattern of a router's path, such as `^\/auth\/login\/?(?=\/|$)`. */
function wordsOfMount({ source }: RegExp): string[] {
  return [...source.matchAll(/\\\/((?:[\w-]|\\\.)+)/g)].map(([, word = '']) =>
    word.replaceAll('\\', ''),
  );
}
