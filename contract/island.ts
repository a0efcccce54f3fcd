/** The element around an island, a component that is hydrated in the browser. */
export const islandElement = 'collegium-island';

/** The data that the browser needs to hydrate an island, as attributes of its element. */
export interface IslandAttributes {
  /** The name of the component and of its file. */
  readonly name: string;
  readonly on: HydrationTrigger;
  /** For `visible`: the distance from the window at which it hydrates, a CSS length. */
  readonly margin: string | undefined;
  /** For `stored`, `session` and `query`. */
  readonly 'storage-key': string | undefined;
  /** For `consented`. */
  readonly 'function-id': string | undefined;
  /** The prefix of the ids that React generates. */
  readonly prefix: string;
  /** The props as JSON. */
  readonly props: string;
  /** Present if a placeholder is shown until hydration. */
  readonly placeholder?: '';
}

/**
 * On links whose clicks an island handles instead of the browser: a click waits for the hydration.
 */
export const handledByIsland = 'data-answered';

/** When an island is hydrated. components/island/Island.tsx documents the triggers. */
export type HydrationTrigger =
  | 'load'
  | 'idle'
  | 'visible'
  | 'interaction'
  | 'query'
  | 'stored'
  | 'session'
  | 'consented';

/** An event that unmounts an island before its element leaves the page. */
export const leaveEvent = 'leave';
