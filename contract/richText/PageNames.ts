import { UniqueNames } from './UniqueNames.ts';

/** Names that must be unique on a page, across all of its texts. */
export class PageNames {
  /** The ids of anchors. */
  readonly ids = new UniqueNames((name, count) => `${name}-${count}`);
  /** The names of regions. Screen readers list regions without their context. */
  readonly regions = new UniqueNames((name, count) => `${name} (${count})`);

  /** Reserves ids that the page uses outside its texts. */
  reserve(ids: readonly string[]): void {
    for (const id of ids) this.ids.take(id);
  }

  /**
   * Takes the names of a text unchanged. Takes none and returns false if another part of the page
   * has one of them.
   */
  takeAll({ ids, regions }: NamesOfText): boolean {
    const areFree = this.ids.areFree(ids) && this.regions.areFree(regions);
    if (areFree) for (const id of ids) this.ids.take(id);
    if (areFree) for (const region of regions) this.regions.take(region);
    return areFree;
  }
}

/** The names that a text uses. */
export interface NamesOfText {
  readonly ids: readonly string[];
  readonly regions: readonly string[];
}
