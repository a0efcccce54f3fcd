import type { Site } from '../model/site.ts';
import { warnEditors } from '../problems/editorWarnings.ts';

/** Warns about settings of the banner that a supervisory authority in the EU would not accept. */
export function warnOfConsentSettings({ project: { origin, config } }: Site): void {
  const { preselect, show } = config.consent;
  if (preselect) {
    warnEditors(
      origin,
      'config.consent.preselect',
      'In the EU, a box that is ticked beforehand is no valid consent (Court of Justice, C-673/17). Switch it off.',
    );
  }
  if (show) {
    warnEditors(
      origin,
      'config.consent.show',
      'Visitors who have refused are asked again on each visit, which counts as a deceptive pattern (EDPB, Guidelines 03/2022). Switch it off.',
    );
  }
}
