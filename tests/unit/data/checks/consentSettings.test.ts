import { expect, it } from '@jest/globals';
import { warnOfConsentSettings } from '../../../../data/checks/consentSettings.ts';
import { gatherWarnings } from '../../../../data/problems/editorWarnings.ts';
import { siteOf, smallest } from '../smallContent.ts';

const field = 'project[0]: config.consent';
const preselected = `${field}.preselect: In the EU, a box that is ticked beforehand is no valid consent (Court of Justice, C-673/17). Switch it off.`;
const shown = `${field}.show: Visitors who have refused are asked again on each visit, which counts as a deceptive pattern (EDPB, Guidelines 03/2022). Switch it off.`;

it.each([
  [{}, []],
  [{ preselect: false, show: false }, []],
  [{ preselect: true }, [preselected]],
  [{ show: true }, [shown]],
  [{ preselect: true, show: true }, [preselected, shown]],
])('warns of %j as an authority in the EU would', (consent, expected) => {
  const warnings = gatherWarnings();
  const [project] = smallest.project;
  warnOfConsentSettings(siteOf({ project: [{ ...project, config: { consent } }] }));
  expect([...warnings]).toEqual(expected);
});
