import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  besideAside,
  Grid,
  type ColumnsByBreakpoint,
  type GridProps,
} from '../../components/primitives/Grid.tsx';
import { Surface } from '../../components/primitives/Surface.tsx';

const meta = { component: Grid } satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

const columns = Array.from({ length: 12 }, (_, column) => String(column + 1));
const subjects = [
  'Gebührenverzeichnis',
  'Behandlungsvertrag',
  'Berufshaftpflichtversicherung',
  'Fortbildungszertifizierung',
  'Schiedsstelle',
  'Ausbildungsstätten',
];

export const TwelveColumns = { args: cells(columns, { sm: 1 }) } satisfies Story;
export const Tiles = { args: cells(subjects, { sm: 6, md: 4, lg: 3, xl: 2 }) } satisfies Story;
export const BesideAside = { args: cells(subjects, besideAside) } satisfies Story;

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
