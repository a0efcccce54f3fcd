import '@emotion/react';
import type { DesignTheme } from './theme.ts';

declare module '@emotion/react' {
  /** What `props.theme` is in every styled component. */
  // Only an interface can be merged into Emotion's own.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  export interface Theme extends DesignTheme {}
}
