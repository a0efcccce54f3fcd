/** Where an entity lies in a folder: in a file of its own, as a list in one, or in a file each. */
export interface FolderPlace {
  readonly kind: 'single' | 'list' | 'files';
  /** The file, or the folder of the files. */
  readonly name: string;
  /** Not every site has it: what is not there has no records. */
  readonly optional?: true;
}
