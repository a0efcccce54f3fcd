import { associationEntities } from './associationEntities.ts';
import { contentEntities } from './contentEntities.ts';
import type { Entities } from './entity.ts';
import { recordEntities } from './recordEntities.ts';
import { shopEntities } from './shopEntities.ts';
import { websiteEntities } from './websiteEntities.ts';

/** Every entity of the build's table (data/model/entities.ts) as its editor sees it. */
export const entities: Entities = {
  ...contentEntities,
  ...associationEntities,
  ...recordEntities,
  ...shopEntities,
  ...websiteEntities,
};
