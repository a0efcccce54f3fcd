import { UniqueNames } from './UniqueNames.ts';

/** Names of which no two on a page may be the same, whichever of its texts they come from. */
export class PageNames {
  /** Of places that links lead to. */
  readonly ids = new UniqueNames((name, count) => `${name}-${count}`);
  /** Of regions, which screen readers list without what stands around them. */
  readonly regions = new UniqueNames((name, count) => `${name} (${count})`);

  /** Keeps ids for what the page shows around its texts. */
  reserve(ids: readonly string[]): void {
    for (const id of ids) this.ids.take(id);
  }

  /** Takes the names of a text as they are, unless another part of the page has one of them. */
  takeAll({ ids, regions }: NamesOfText): boolean {
    const areFree = this.ids.areFree(ids) && this.regions.areFree(regions);
    if (areFree) for (const id of ids) this.ids.take(id);
    if (areFree) for (const region of regions) this.regions.take(region);
    return areFree;
  }
}

/** The names that a text took. */
export interface NamesOfText {
  readonly ids: readonly string[];
  readonly regions: readonly string[];
}
