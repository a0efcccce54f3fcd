import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { startServer } from '../../eleventy/hosting/server.ts';
import type { DemoPerson } from '../../cms/people.ts';
import { launchOptions } from '../browser.ts';
import { build } from '../cms/commands.ts';
import { newInstallation, passwordOf } from '../cms/installation.ts';
import { sharedEnvironment } from '../cms/shared/server.ts';

/** A separate Directus and the website that was built from it. They run until `end` is called. */
export async function startMembersWebsite() {
  const started = new AsyncDisposableStack();
  const cms = await newInstallation({ fromNothing: true });
  started.defer(() => cms.remove());
  const { site } = cms;
  // Each login uses its own network address, and the general rate limit is off. So no login is
  // refused because of their number.
  await cms.start({
    environment: { ...sharedEnvironment(cms.ports), RATE_LIMITER_ENABLED: 'false' },
  });
  const administrator = await cms.logIn('administrator');
  const folder = join(cms.temp, 'site');
  const { code, output } = await build({
    ...{ DIRECTUS_URL: cms.url, SITE_URL: site, OUT_DIR: folder, SOCIAL_IMAGES: '0' },
  });
  if (code !== 0) throw new Error(output);
  const server = await startServer({ folder, port: cms.ports.site });
  started.defer(() => server.close());

  return {
    cms,
    site,
    passwordOf: (person: DemoPerson) => passwordOf(cms.data, person),
    administer: (method: string, path: string, body?: unknown) =>
      cms.ask(method, path, body, administrator),
    async visitor(): Promise<Page> {
      const browser = await chromium.launch(launchOptions());
      started.defer(() => browser.close());
      return browser.newPage({ reducedMotion: 'reduce' });
    },
    end: () => started.disposeAsync(),
  };
}
