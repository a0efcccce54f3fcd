/** The element that an island is in: a component that comes to life in the browser. */
export const islandElement = 'collegium-island';

/** What the browser must know to hydrate an island, as attributes of its element. */
export interface IslandAttributes {
  /** Of the component, and of its file. */
  readonly name: string;
  readonly on: HydrationTrigger;
  /** For `visible`: how early, a CSS length. */
  readonly margin: string | undefined;
  /** For `stored`, `session` and `query`. */
  readonly 'storage-key': string | undefined;
  /** For `consented`. */
  readonly 'function-id': string | undefined;
  /** Begins the ids that React makes. */
  readonly prefix: string;
  /** As JSON. */
  readonly props: string;
  /** The words of the labels that the component names, in that order, as JSON; none, where it has none. */
  readonly labels?: string;
  /** There where something stands in for the component until then. */
  readonly placeholder?: '';
}

/** An attribute of a link that an island answers otherwise than the browser: a click waits for the island. */
export const answeredLink = 'data-answered';

/** When an island is hydrated; what each word stands for is told in components/island/Island.tsx. */
export type HydrationTrigger =
  'load' | 'idle' | 'visible' | 'interaction' | 'query' | 'stored' | 'session' | 'consented';

/** An event that ends an island's life, before its element leaves the page. */
export const leaveEvent = 'leave';
