import { associationEntities } from './associationEntities.ts';
import { contentEntities } from './contentEntities.ts';
import type { Entities } from './entity.ts';
import { recordEntities } from './recordEntities.ts';
import { shopEntities } from './shopEntities.ts';
import { websiteEntities } from './websiteEntities.ts';

/** Every entity as its editor sees it. A new entity is an entry here and in the build's table. */
export const entities: Entities = {
  ...contentEntities,
  ...associationEntities,
  ...recordEntities,
  ...shopEntities,
  ...websiteEntities,
};
