import {
  createContext,
  useContext,
  type ComponentType,
  type JSXElementConstructor,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { FunctionId } from '../../contract/functionId.ts';
import type { CarriedLabel, LabelKey } from '../../contract/labels.ts';
import type { HydrationTrigger, IslandAttributes } from '../../contract/markup/island.ts';
import type { LaterLabels } from './laterLabels.ts';

/**
 * Marks the one component inside it as an island: rendered at build time like everything else,
 * then hydrated in the browser when its trigger fires. The component lives in a file
 * `<Name>.island.tsx`, and its props are serialisable, since they travel in the page. So do its words:
 * its `labels` name all that it and what it is made of show.
 */
export function Island({ children, ...hydration }: IslandProps) {
  const { type, props } = children;
  const renderIsland = useContext(IslandRenderer);
  if (!renderIsland) return children;
  if (typeof type === 'string') throw new Error(`<Island> holds a component, not <${type}>.`);
  return renderIsland({ component: type, props, hydration });
}

type IslandProps = Hydration & { children: ReactElement<object> };

/**
 * When the browser hydrates an island:
 * - `load`: at once, for what is of no use without JavaScript;
 * - `idle`: when the browser has nothing better to do;
 * - `visible`: shortly before it scrolls into view (`margin`: how early, a CSS length);
 * - `interaction`: at the first touch, click or key. That first click waits for hydration and is
 *   then replayed, so what the visitor acts upon must be there from the start: no `placeholder`;
 * - `query`: the same, but at once where the address has a query, which the component then obeys, or
 *   where the tab's session storage holds something under `storageKey`, which it then shows;
 * - `stored`: as soon as local storage holds something under a key that begins with `storageKey`;
 * - `session`: at once where the tab's session storage holds something under `storageKey`, else never.
 * - `consented`: while the visitor allows what `functionId` names. A consent that is withdrawn ends the
 *   island and leaves its place empty, until there is another.
 *
 * A `placeholder` stands in for a component that can't be rendered at build time.
 */
export type Hydration =
  | ({ on: Extract<HydrationTrigger, 'load' | 'idle'>; placeholder?: ReactNode } & Without<
      'margin' | 'storageKey' | 'functionId'
    >)
  | ({ on: 'visible'; placeholder?: ReactNode; margin?: string } & Without<
      'storageKey' | 'functionId'
    >)
  | ({ on: 'interaction' } & Without<'placeholder' | 'margin' | 'storageKey' | 'functionId'>)
  | ({ on: 'query'; storageKey?: string } & Without<'placeholder' | 'margin' | 'functionId'>)
  | ({ on: Extract<HydrationTrigger, 'session' | 'stored'>; storageKey: string } & Without<
      'placeholder' | 'margin' | 'functionId'
    >)
  | ({ on: 'consented'; functionId: FunctionId; placeholder: ReactNode } & Without<
      'margin' | 'storageKey'
    >);

type Without<Name extends string> = Partial<Record<Name, never>>;

/** What an island file exports; its props are what the page holds as JSON. */
export type IslandComponent = ComponentType<object> & {
  /** The labels that it shows, or may come to show: no others come to the browser. */
  labels?: readonly LabelKey[];
  /** Those that few pages show before it is alive: they come with its code, not with the page. */
  later?: LaterLabels;
};

/** How an island is written into a page. */
export type RenderIsland = (island: {
  component: JSXElementConstructor<never>;
  props: object;
  hydration: Hydration;
}) => ReactNode;

/** Set by the build. Where it is not set, as in Storybook, an island is simply alive. */
export const IslandRenderer = createContext<RenderIsland | undefined>(undefined);

/** What the browser must know to hydrate an island, as attributes of its element. */
export function islandAttributes(island: {
  name: string;
  props: object;
  /** The words of the labels that it names, in that order. */
  words: readonly CarriedLabel[];
  prefix: string;
  hydration: Hydration;
}): IslandAttributes {
  return {
    name: island.name,
    on: island.hydration.on,
    margin: island.hydration.margin,
    'storage-key': island.hydration.storageKey,
    'function-id': island.hydration.functionId,
    prefix: island.prefix,
    props: JSON.stringify(island.props),
    ...(island.words.length > 0 && { labels: JSON.stringify(island.words) }),
    ...(island.hydration.placeholder !== undefined && { placeholder: '' }),
  };
}
