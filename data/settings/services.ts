import type { Project } from '../kinds/project.ts';
import type { Site } from '../model/site.ts';

/** The third-party services that the environment names. */
export interface Services {
  readonly matomo: NonNullable<Project['config']['matomo']> | undefined;
  readonly googleMapsKey: string | undefined;
  readonly googlePlaceId: string | undefined;
}

/** The site with the environment's services, which override the content's. */
export function withServices(site: Site, services: Services): Site {
  const { project } = site;
  const { config } = project;
  return {
    ...site,
    project: {
      ...project,
      google_place_id: services.googlePlaceId ?? project.google_place_id,
      config: {
        ...config,
        matomo: services.matomo ?? config.matomo,
        google_maps_key: services.googleMapsKey ?? config.google_maps_key,
      },
    },
  };
}
