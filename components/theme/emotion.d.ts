import '@emotion/react';
import type { DesignTheme } from './theme.ts';

declare module '@emotion/react' {
  /** What `props.theme` is in every styled component. */
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- only an interface merges into Emotion's own
  export interface Theme extends DesignTheme {}
}
