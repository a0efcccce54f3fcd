import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../components/primitives/Icon.tsx';
import { iconPaths, type IconName } from '../../components/primitives/iconPaths.ts';
import { iconFile } from './iconFile.ts';
import { iconMeanings } from './iconMeanings.ts';
import { Name, Sheet, Specimens, Value } from './parts/Sheet.tsx';
import { SvgDownload } from './parts/SvgDownload.tsx';
import { picturesInOneLanguage } from '../../.storybook/pictureModes.ts';

const meta: Meta = {
  tags: ['!autodocs'],
  parameters: { chromatic: picturesInOneLanguage },
};
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
            <SvgDownload name={name} svg={iconFile(name)} />
          </li>
        ))}
      </Specimens>
    </Sheet>
  ),
};
