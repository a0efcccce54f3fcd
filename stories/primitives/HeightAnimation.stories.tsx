import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../components/primitives/Button.tsx';
import { heightAnimationFixtures } from '../../components/primitives/HeightAnimation.fixtures.ts';
import { HeightAnimation } from '../../components/primitives/HeightAnimation.tsx';
import { Stack } from '../../components/primitives/Stack.tsx';

const meta = { component: HeightAnimation } satisfies Meta<typeof HeightAnimation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { args: heightAnimationFixtures.open };
export const Closed: Story = {
  args: heightAnimationFixtures.closed,
  render: (animation) => <Switched {...animation} />,
};

function Switched({ open: openAtFirst, children }: Parameters<typeof HeightAnimation>[0]) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <Stack gap={4} alignItems="flex-start">
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        Einzelheiten
      </Button>
      <HeightAnimation open={open}>{children}</HeightAnimation>
    </Stack>
  );
}
