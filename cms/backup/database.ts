/** The database of an installation, for a backup. */
export interface Database {
  /**
   * Copies one consistent state of the database into a folder, while people may write.
   *
   * @returns the names of the uploads that its records name
   */
  copyTo(folder: string): Promise<readonly string[]>;
  /** The names in the seed's record (cms/seed/layout.ts); none if the database was never filled. */
  seedNotes(): Promise<readonly string[]>;
  /** @throws CmsError if the database has contents */
  assertEmpty(): Promise<void>;
  /**
   * Fills the empty database from the folder of a backup.
   *
   * @throws CmsError if the copy is damaged; the database is empty then
   */
  fillFrom(folder: string): Promise<void>;
}
