/** The database of an installation, for a backup or an upgrade. */
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
  /** Reads all records, by table. */
  tables(omitted: ReadonlySet<string>): Promise<Tables>;
  /** Runs a statement that returns nothing. */
  run(statement: string): Promise<void>;
}

/** The records of all tables, by their names. */
export type Tables = ReadonlyMap<string, Table>;

export interface Table {
  readonly columns: readonly string[];
  /** Each record by its primary key. */
  readonly rows: ReadonlyMap<string, Row>;
}

export type Row = Readonly<Record<string, unknown>>;

/**
 * Returns a table from its records.
 *
 * @param keys the columns of its primary key
 */
export function tableOf(
  columns: readonly string[],
  keys: readonly string[],
  rows: readonly Row[],
): Table {
  const keyOf = (row: Row) => keys.map((key) => String(row[key])).join(', ');
  return { columns, rows: new Map(rows.map((row) => [keyOf(row), row])) };
}
