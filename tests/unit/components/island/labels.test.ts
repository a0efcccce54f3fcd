import { islandFiles } from './islandFiles.ts';
import { labelsShownBy } from './shownLabels.ts';

const islands = await islandFiles();
const shown = labelsShownBy(islands.map(({ file }) => file));

/** More would cost each visitor of the page; less would be missing in the browser. */
it.each(islands)('$name names just the labels that it may show', ({ file, Component }) => {
  const named = [...(Component?.labels ?? []), ...(Component?.later?.keys ?? [])];
  expect([...named].sort()).toEqual([...shown.get(file)!].sort());
});
