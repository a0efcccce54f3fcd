/** What the newest build is, for pages that have stood open for long (specification, section 7). */
export interface AppData {
  readonly compilationHash: string;
}
