/** The newest build, for pages that have been open for long (specification, section 7). */
export interface AppData {
  readonly compilationHash: string;
}
