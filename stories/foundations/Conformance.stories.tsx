import type { Meta, StoryObj } from '@storybook/react-vite';
import { Criteria } from './parts/conformance/Criteria.tsx';
import { EuropeanChapters } from './parts/conformance/EuropeanChapters.tsx';
import { SpokenMatrix } from './parts/conformance/SpokenMatrix.tsx';
import { Summary } from './parts/conformance/Summary.tsx';
import { picturesInOneLanguage } from '../../.storybook/pictureModes.ts';

const meta: Meta = {
  tags: ['!autodocs'],
  parameters: { chromatic: picturesInOneLanguage },
};
export default meta;

export const Figures: StoryObj = { render: () => <Summary /> };

export const LevelA: StoryObj = {
  render: () => <Criteria chapter="success_criteria_level_a" />,
};

export const LevelAA: StoryObj = {
  render: () => <Criteria chapter="success_criteria_level_aa" />,
};

export const OtherChapters: StoryObj = {
  name: 'Other chapters of EN 301 549',
  render: () => <EuropeanChapters />,
};

export const Transcripts: StoryObj = { render: () => <SpokenMatrix /> };
