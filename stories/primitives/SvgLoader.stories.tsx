import type { Meta, StoryObj } from '@storybook/react-vite';
import { svgLoaderFixtures } from '../../components/primitives/SvgLoader.fixtures.ts';
import { SvgLoader } from '../../components/primitives/SvgLoader.island.tsx';
import { narrow } from './grounds.tsx';

const meta = { component: SvgLoader } satisfies Meta<typeof SvgLoader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Decorative: Story = { args: svgLoaderFixtures.decorative };
export const Named: Story = { args: svgLoaderFixtures.named };
export const NamedInFrench: Story = {
  args: svgLoaderFixtures.namedInFrench,
  parameters: { language: 'fr' },
};
export const CompoundsInNarrowSpace: Story = {
  args: svgLoaderFixtures.compound,
  decorators: [narrow],
};
/** Shows the fallback if there is no file. The error is passed to `onError`. */
export const StandIn: Story = {
  args: { src: '', children: 'Die Zeichnung fehlt zurzeit.', onError: () => undefined },
};
