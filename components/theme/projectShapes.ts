import type { CornerShape, Density, TypefacePair } from '../../contract/themeSettings.ts';

/** What a project chooses of its looks, beside its colours. */
export interface ProjectShapes {
  readonly typefaces: TypefacePair;
  readonly corners: CornerShape;
  readonly density: Density;
}
