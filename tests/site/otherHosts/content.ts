import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The association's Matomo, in the second site. */
export const matomo = { url: 'https://stats.heilberufe-musterland.example/', site_id: 7 } as const;

/** The place whose rating the site shows, and the key for the Maps service. */
export const place = { id: 'ChIJ-Musterstadt', key: 'key-of-the-association' } as const;

/** The page with a video of another host, and that video. */
export const pageWithVideo = '/aktuelles/jahrestagung-2027';
export const video = 'https://videos.heilberufe-musterland.example/embed/jahrestagung';

/**
 * Writes the embedded association with all external services, and with a contact form that informs
 * instead of asking for consent.
 */
export async function writeContent(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp('data/embedded/association', folder, { recursive: true });
  await change(join(folder, 'project.json'), ({ config, ...project }: Project) => ({
    ...project,
    google_place_id: place.id,
    config: {
      ...config,
      ...{ matomo, google_maps_key: place.key, contact: { consent: 'information' } },
      privacy: { ...config.privacy, recipients: [...config.privacy.recipients, videoHost] },
    },
  }));
  await change(join(folder, 'consents.json'), (consents: object[]) => [
    videos,
    ...consents,
    rating,
  ]);
  await change(
    join(folder, 'news', 'jahrestagung-2027.json'),
    (item: { translations: { body: string }[] }) => ({
      ...item,
      translations: item.translations.map((translation) => ({
        ...translation,
        body: `${translation.body}${embed}`,
      })),
    }),
  );
}

interface Project {
  readonly config: { readonly privacy: { readonly recipients: readonly object[] } };
}

/** Only editors can know who runs this host. */
const videoHost = {
  name: 'Medienverein Musterland e. V., Musterstadt',
  task: 'embedded',
  country: 'DE',
  host: new URL(video).host,
};

const videos = {
  sort: 1,
  function_id: 'videos',
  translations: [
    {
      language: 'de',
      display_name: 'Videos',
      description: 'Zeigt Videos anderer Anbieter auf unseren Seiten.',
    },
  ],
};

const rating = {
  sort: 3,
  function_id: 'rating',
  translations: [
    {
      language: 'de',
      display_name: 'Bewertungen',
      description: 'Zeigt, wie andere uns bei Google bewertet haben.',
    },
  ],
};

const embed = `<iframe src="${video}" title="Jahrestagung 2026" width="1280" height="720"></iframe>`;

async function change(file: string, by: (content: never) => unknown): Promise<void> {
  await writeFile(file, JSON.stringify(by(JSON.parse(await readFile(file, 'utf8')) as never)));
}
