import { besideAside, type ColumnsByBreakpoint, type GridProps } from './Grid.tsx';
import { Surface } from './Surface.tsx';

function cells(words: readonly string[], span: ColumnsByBreakpoint): GridProps {
  return {
    span,
    children: words.map((word) => (
      <Surface key={word} px={0} py={3} textAlign="center" fontSize="xs">
        {word}
      </Surface>
    )),
  };
}

const columns = Array.from({ length: 12 }, (_, column) => String(column + 1));

const subjects = [
  'Gebührenverzeichnis',
  'Behandlungsvertrag',
  'Berufshaftpflichtversicherung',
  'Fortbildungszertifizierung',
  'Schiedsstelle',
  'Ausbildungsstätten',
];

export const gridFixtures = {
  twelve: cells(columns, { sm: 1 }),
  tiles: cells(subjects, { sm: 6, md: 4, lg: 3, xl: 2 }),
  besideAside: cells(subjects, besideAside),
} satisfies Record<string, GridProps>;
