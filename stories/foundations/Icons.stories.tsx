import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../components/primitives/Icon.tsx';
import { iconPaths, type IconName } from '../../components/primitives/iconPaths.ts';
import { iconMeanings } from './iconMeanings.ts';
import { Name, Sheet, Specimens, Value } from './parts/Sheet.tsx';

const meta: Meta = { tags: ['!autodocs'] };
export default meta;

export const Meanings: StoryObj = {
  render: () => (
    <Sheet>
      <Specimens>
        {(Object.keys(iconPaths) as IconName[]).map((name) => (
          <li key={name}>
            <Icon name={name} size={32} />
            <Name>{name}</Name>
            <Value>{iconMeanings[name]}</Value>
          </li>
        ))}
      </Specimens>
    </Sheet>
  ),
};
