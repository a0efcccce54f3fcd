import { entities, entityNames, type Entity, type EntityName } from '../kinds/index.ts';

/** The place of an entity in a folder: one file, a list in one file, or one file per record. */
export interface FolderPlace extends Pick<Entity, 'kind' | 'optional'> {
  /** The file, or the folder of the files. */
  readonly name: string;
}

/** The place of each entity in a folder of content. */
export const folderPlaces = Object.fromEntries(
  entityNames.map((entity) => {
    const { name, kind, optional }: Entity = entities[entity];
    const file = kind === 'files' ? name : `${name}.json`;
    return [entity, { kind, name: file, ...(optional && { optional }) }];
  }),
) as Readonly<Record<EntityName, FolderPlace>>;
