import type { GridProps } from './Grid.tsx';
import { GridItem, type ColumnsByBreakpoint } from './GridItem.tsx';
import { Surface } from './Surface.tsx';

function cells(words: readonly string[], span: ColumnsByBreakpoint) {
  return words.map((word) => (
    <GridItem key={word} span={span}>
      <Surface px={0} py={3} textAlign="center" fontSize="xs">
        {word}
      </Surface>
    </GridItem>
  ));
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
  twelve: { children: cells(columns, { base: 1 }) },
  tiles: { children: cells(subjects, { base: 12, sm: 6, md: 4, lg: 3, xl: 2 }) },
  mainAndAside: {
    children: [
      <GridItem key="main" span={{ md: 8 }}>
        <Surface>Hauptteil</Surface>
      </GridItem>,
      <GridItem key="aside" span={{ md: 4 }}>
        <Surface tone="accent-soft">Randspalte</Surface>
      </GridItem>,
    ],
  },
} satisfies Record<string, GridProps>;
