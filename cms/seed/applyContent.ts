import {
  createItem,
  createItems,
  readItems,
  readSettings,
  readSingleton,
  updateSettings,
  updateSingleton,
} from '@directus/sdk';
import { passwordPolicy } from '../../contract/members/password.ts';
import { localFileIn } from '../../data/files/files.ts';
import { kinds, kindNames, type Kind, type KindName } from '../../data/kinds/index.ts';
import type { ImageReference } from '../../data/fields/image.ts';
import type { ProductPicture } from '../../data/kinds/products.ts';
import { recordsIn, type Site } from '../../data/model/site.ts';
import { collections, type CollectionShape } from '../../data/sources/directus/collections.ts';
import {
  defaultLanguage,
  directusLanguages,
  languageNames,
  languages,
} from '../../locales/languages.ts';
import {
  mailTextKeys,
  defaultMailText,
  type MailTextKey,
} from '../extensions/collegium/forms/mail/defaultMailTexts.ts';
import { directusModules, handbookModule, overviewModule } from '../settings/moduleBar.ts';
import { renditions } from '../settings/renditions.ts';
import type { Client } from './client.ts';
import { applyVisualEditor } from './applyVisualEditor.ts';
import { seedRecord } from './seedRecord.ts';
import { Uploads } from './Uploads.ts';

type Json = Readonly<Record<string, unknown>>;

interface ContentOptions {
  /** The folder of the content's files. */
  readonly folder: string;
  /** The address of `npm run dev` for the visual editor, if the editors' browsers get there. */
  readonly editorUrl: string | undefined;
}

/** Fills each collection once. After that, editors own the collection, even if they empty it. */
export async function applyContent(
  client: Client,
  site: Site,
  { folder, editorUrl }: ContentOptions,
): Promise<void> {
  const uploads = new Uploads(client, folder);
  const seeded = await client.request(readItems(seedRecord, { limit: -1 }));
  const once = async (name: string, fill: () => Promise<unknown>) => {
    if (seeded.some(({ collection }) => collection === name)) return;
    await fill();
    await client.request(createItem(seedRecord, { collection: name }));
  };

  await once('directus_settings', () => client.request(updateSettings(settings(site))));
  // No suspension by Directus: with it, wrong guesses by others would suspend an account. The guard locks
  // log-ins for a limited time instead.
  await once('setting:auth_login_attempts', () =>
    client.request(updateSettings({ auth_login_attempts: null } as never)),
  );
  // Only allow the picture sizes that the website needs: visitors could fill the disk with others.
  await once('setting:storage_asset_presets', async () => {
    const { storage_asset_presets: own } = await client.request(readSettings());
    const presets = [...((own ?? []) as readonly unknown[]), ...renditions];
    const restricted = { storage_asset_transform: 'presets', storage_asset_presets: presets };
    await client.request(updateSettings(restricted as never));
  });
  // The overview comes first among the modules. An operator's own order stays.
  await once('setting:module_bar', async () => {
    const { module_bar: own } = await client.request(readSettings());
    const bar = [overviewModule, ...((own ?? directusModules) as readonly object[])];
    await client.request(updateSettings({ module_bar: bar } as never));
  });
  // The handbook comes last, also in an installation that had the overview before there was a handbook.
  await once('setting:module_bar:handbook', async () => {
    const { module_bar: own } = await client.request(readSettings());
    const bar = [...((own ?? directusModules) as readonly object[]), handbookModule];
    await client.request(updateSettings({ module_bar: bar } as never));
  });
  if (editorUrl !== undefined) await applyVisualEditor(client, editorUrl, once);
  // Directus enforces the password rule that the website shows to members. An operator's own rule stays.
  await once('setting:auth_password_policy', async () => {
    const { auth_password_policy: own } = await client.request(readSettings());
    if (!own) await client.request(updateSettings({ auth_password_policy: passwordPolicy }));
  });
  // One record per text, so that an existing installation gets the new texts of a later version.
  for (const key of mailTextKeys) {
    await once(`mail_text:${key}`, async () => {
      // An interrupted start may have created the text without recording it.
      const filter = { key: { _eq: key } };
      const kept = await client.request(readItems('mail_texts', { filter, limit: 1 }));
      if (kept.length === 0) await client.request(createItem('mail_texts', textOf(key)));
    });
  }
  for (const name of kindNames) {
    const shape = collections[name];
    await once(shape.collection, async () => {
      // An interrupted start may have filled the collection without recording it.
      if (await isFilled(client, shape)) return;
      const items = await Promise.all(
        recordsIn(site, name).map((record, index) =>
          itemOf(shape, written(name, record), index, uploads),
        ),
      );
      if (items.length === 0) return;
      await (shape.singleton
        ? client.request(updateSingleton(shape.collection as never, items[0] as never))
        : client.request(createItems(shape.collection, items)));
    });
  }
}

/** Adds missing languages. All translations refer to them. */
export async function addLanguages(client: Client): Promise<void> {
  const existing = await client.request(readItems('languages', { limit: -1 }));
  const missing = languages
    .map((code, index) => ({ code, name: languageNames[code], sort: index + 1 }))
    .filter(({ code }) => !existing.some((language) => language['code'] === code));
  if (missing.length > 0) await client.request(createItems('languages', missing));
}

function settings({ company, theme }: Site) {
  return {
    project_name: company.display_name ?? company.company_name,
    project_color: theme.brand_color,
    default_language: directusLanguages[defaultLanguage],
    office_email: (company.emails.find(({ primary }) => primary) ?? company.emails[0])?.email,
  };
}

function textOf(key: MailTextKey) {
  const translations = languages.map((language) => ({
    language,
    ...defaultMailText(key, language),
  }));
  return { key, translations };
}

function written(name: KindName, record: object): Json {
  const { asWritten }: Kind = kinds[name];
  // Safe: `kinds` has this function for the records of this kind.
  return { ...(asWritten ? asWritten(record as never) : record) };
}

async function isFilled(client: Client, { collection, singleton }: CollectionShape) {
  if (!singleton) {
    return (await client.request(readItems(collection, { limit: 1 }))).length > 0;
  }
  const item: Json = await client.request(readSingleton(collection as never));
  return item['id'] !== null && item['id'] !== undefined;
}

async function itemOf(
  shape: CollectionShape,
  record: Json,
  index: number,
  uploads: Uploads,
): Promise<Record<string, unknown>> {
  const item: Record<string, unknown> = {
    ...(shape.workflow && { status: 'published' }),
  };
  for (const [field, { at, kind }] of Object.entries(shape.fields)) {
    const value = at
      .split('.')
      .reduce<unknown>((inner, key) => (inner as Json | undefined)?.[key], record);
    if (value === undefined || value === null) continue;
    if (kind === 'image') {
      item[field] = await uploads.idOf({ folder: 'images', file: (value as ImageReference).file });
    } else if (kind === 'document') {
      const document = localFileIn(value as string);
      if (document) item[field] = await uploads.idOf(document);
    } else if (kind === 'images') {
      item[field] = await Promise.all(
        (value as readonly ProductPicture[]).map(async ({ file, translations }, place) => ({
          sort: place + 1,
          file: await uploads.idOf({ folder: 'images', file }),
          translations,
        })),
      );
    } else {
      item[field] = kind === 'numberOrText' && typeof value === 'number' ? String(value) : value;
    }
  }
  // The order in the folder. Numbers from the folder are not used: items with names as ids have no other
  // order.
  if (!shape.singleton) item['sort'] = index + 1;
  if (shape.translations) item['translations'] = record['translations'];
  return (await uploads.referredToIn(item)) as Record<string, unknown>;
}
