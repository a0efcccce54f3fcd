import { expect, it } from '@jest/globals';
import { gatherWarnings } from '../../../../data/checks/editorWarnings.ts';
import { warnOfPreselectedConsents } from '../../../../data/checks/preselectedConsents.ts';
import { siteOf, smallest } from '../smallContent.ts';

// Court of Justice, C-673/17 (Planet49).
it.each([
  [true, ['In the EU, a box that is ticked beforehand is no valid consent']],
  [false, []],
])('warns where choices are ticked beforehand: %s', (preselect, expected) => {
  const warnings = gatherWarnings();
  const [project] = smallest.project;
  warnOfPreselectedConsents(
    siteOf({ project: [{ ...project, config: { consent: { preselect } } }] }),
  );
  expect([...warnings]).toEqual(
    expected.map((line): unknown =>
      expect.stringMatching(`^project\\[0\\]: config\\.consent\\.preselect: ${line}`),
    ),
  );
});
