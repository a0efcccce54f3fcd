import '@emotion/react';
import type { DesignTheme } from './theme.ts';

declare module '@emotion/react' {
  /** The type of `props.theme` in every styled component. */
  // oxlint-disable-next-line typescript/no-empty-object-type -- only an interface merges into Emotion's own
  export interface Theme extends DesignTheme {}
}
