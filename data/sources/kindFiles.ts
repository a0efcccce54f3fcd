import { kinds, kindNames, type Kind, type KindName } from '../kinds/index.ts';

/** The place of a kind in a folder: one file, a list in one file, or one file per record. */
export interface KindFile extends Pick<Kind, 'stored' | 'optional'> {
  /** The file, or the folder of the files. */
  readonly name: string;
}

/** The place of each kind in a folder of content. */
export const kindFiles = Object.fromEntries(
  kindNames.map((kind) => {
    const { name, stored, optional }: Kind = kinds[kind];
    const file = stored === 'files' ? name : `${name}.json`;
    return [kind, { stored, name: file, ...(optional && { optional }) }];
  }),
) as Readonly<Record<KindName, KindFile>>;
