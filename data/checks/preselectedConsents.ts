import type { Site } from '../model/site.ts';
import { warnEditors } from './editorWarnings.ts';

/**
 * Warns of choices that are ticked beforehand: in the EU, they are no valid consent (GDPR, article 4(11)
 * and recital 32; Court of Justice, C-673/17, Planet49).
 */
export function warnOfPreselectedConsents({ project: { origin, config } }: Site): void {
  if (!config.consent.preselect) return;
  warnEditors(
    origin,
    'config.consent.preselect',
    'In the EU, a box that is ticked beforehand is no valid consent (Court of Justice, C-673/17). Switch it off.',
  );
}
