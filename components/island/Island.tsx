import {
  createContext,
  useContext,
  type ComponentType,
  type JSXElementConstructor,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { FunctionId } from '../../contract/thirdParties.ts';
import type { HydrationTrigger, IslandAttributes } from '../../contract/island.ts';

/**
 * Marks its only child as an island: rendered at build time like everything else, then hydrated in the
 * browser when its trigger fires. The child's file is `<Name>.island.tsx`. Its props are serialisable,
 * since they are part of the page.
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
 * - `load`: immediately, for components that are useless without JavaScript;
 * - `idle`: when the browser is idle;
 * - `visible`: shortly before it scrolls into view (`margin`: how early, a CSS length);
 * - `interaction`: at the first touch, click or key. The first click waits for hydration and is then
 *   replayed, so its target must be in the HTML: no `placeholder`;
 * - `query`: as `interaction`, but immediately if the URL has a query, which the component reads, or if the
 *   tab's session storage has a value under `storageKey`, which the component shows;
 * - `stored`: when local storage has a value under a key that begins with `storageKey`;
 * - `session`: immediately if the tab's session storage has a value under `storageKey`, otherwise never;
 * - `consented`: while the visitor consents to `functionId`. Withdrawing consent unmounts the island and
 *   leaves its place empty until the visitor consents again.
 *
 * A `placeholder` replaces a component that cannot be rendered at build time.
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

/** The export of an island file. The page contains its props as JSON. */
export type IslandComponent = ComponentType<object>;

/** Writes an island into a page. */
export type RenderIsland = (island: {
  component: JSXElementConstructor<never>;
  props: object;
  hydration: Hydration;
}) => ReactNode;

/** Set by the build. Without it, as in Storybook, an island renders as an ordinary component. */
export const IslandRenderer = createContext<RenderIsland | undefined>(undefined);

/** Returns the attributes that the browser needs to hydrate an island. */
export function islandAttributes(island: {
  name: string;
  props: object;
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
    ...(island.hydration.placeholder !== undefined && { placeholder: '' }),
  };
}
