import { readSettings, updateSettings } from '@directus/sdk';
import { directusModules, visualModule } from '../settings/moduleBar.ts';
import type { Client } from './client.ts';

/** Does something that no earlier start has done. */
type Once = (name: string, work: () => Promise<unknown>) => Promise<void>;

/**
 * Shows Directus' visual editor, and the preview in it. Each is done once, so that an operator's own
 * list of modules and addresses stays.
 */
export async function applyVisualEditor(
  client: Client,
  previewUrl: string,
  once: Once,
): Promise<void> {
  await once('setting:module_bar:visual', async () => {
    const { module_bar: own } = await client.request(readSettings());
    const bar = (own ?? directusModules) as readonly { readonly id?: string }[];
    const others = bar.filter(({ id }) => id !== visualModule.id);
    const place = others.findIndex(({ id }) => id === 'content') + 1;
    const withEditor = [...others.slice(0, place), visualModule, ...others.slice(place)];
    await client.request(updateSettings({ module_bar: withEditor } as never));
  });
  await once(`setting:visual_editor_urls:${previewUrl}`, async () => {
    const { visual_editor_urls: own } = await client.request(readSettings());
    const others = ((own ?? []) as readonly { readonly url: string }[]).filter(
      ({ url }) => url !== previewUrl,
    );
    // The module opens the first one.
    const urls = [{ url: previewUrl }, ...others];
    await client.request(updateSettings({ visual_editor_urls: urls }));
  });
}
