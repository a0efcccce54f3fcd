import type { FormReceiver } from '../../contract/forms/endpoints.ts';
import { wordings } from '../../data/forms/wordings.ts';
import { nameOnHost } from '../../contract/members/backend.ts';
import type { Content } from '../../data/Content.ts';
import type { Language } from '../../locales/languages.ts';

/**
 * Returns the endpoint or the project host that a form sends to; undefined if browsers reach neither.
 *
 * @param received the collection for the form's content
 * @param wording the name of the privacy sentence that the form shows on a site with a project host
 */
export function formReceiver(
  { liveDirectus, liveProject, site }: Content,
  received: string,
  { wording, language }: { readonly wording: string; readonly language: Language },
): FormReceiver | undefined {
  if (!liveProject) return liveDirectus === undefined ? undefined : { url: liveDirectus };
  const { url, project, collections } = liveProject;
  const { isConsent: consent = false, words } = wordings[wording] ?? {};
  const text = words?.[language]?.replace('{{association}}', () => site.company.company_name) ?? '';
  const shown = { consent, consent_version: wording, consent_text: text };
  const collection = nameOnHost(received, collections);
  return { url, items: { project, collection, shown } };
}
