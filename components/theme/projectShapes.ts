import type { CornerShape, Density, TypefacePair } from '../../contract/themeSettings.ts';

/** A project's design choices in addition to its colours. */
export interface ProjectShapes {
  readonly typefaces: TypefacePair;
  readonly corners: CornerShape;
  readonly density: Density;
}
