import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsentManager } from '../../components/legal/ConsentManager.tsx';

/** Consents that a visitor gave outside the banner are in the story of ContentConsents. */
const meta = { component: ConsentManager } satisfies Meta<typeof ConsentManager>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything = {
  args: {
    matomo: {
      src: 'https://stats.example/index.php?module=CoreAdminHome&action=optOut&language=de',
      privacyHref: '/datenschutz',
    },
  },
} satisfies Story;
