import type { Meta, StoryObj } from '@storybook/react-vite';
import { forgetDraft, keepDraft } from '../../browser/forms/draft.ts';
import { storeSender } from '../../browser/stores/sender.ts';
import type { ContactPageProps } from '../../components/contact/ContactPage.tsx';
import type { VisitorFormProps } from '../../components/forms/VisitorForm.island.tsx';
import { draftPrefix, senderKey } from '../../contract/storageKeys.ts';
import { sampleWebsite } from './sampleWebsite.ts';
import { screen, wholeScreen, withProps } from './screen.tsx';

const draft = `${draftPrefix}contact`;

const meta = {
  tags: ['!autodocs'],
  ...wholeScreen,
  beforeEach: () => {
    forgetDraft(draft);
    return sampleWebsite();
  },
} satisfies Meta;
export default meta;

type Story = StoryObj;

const inState = (state: VisitorFormProps['state']) =>
  screen('contact', {
    change: withProps<ContactPageProps>(({ form }) => ({
      // Safe: the sample website has a backend.
      form: { ...(form as VisitorFormProps), ...(state && { state }) },
    })),
  });

const filled = {
  beforeEach: () =>
    keepDraft(draft, {
      topic: '',
      name: 'Jonas Beispiel',
      email: 'jonas@post.example',
      message: 'Guten Tag,\n\nwann findet die nächste Fortbildung statt?',
    }),
};

export const Contact = { render: screen('contact') } satisfies Story;
export const Sending = { ...filled, render: inState({ is: 'sending' }) } satisfies Story;
export const NotArrived = { ...filled, render: inState({ is: 'away' }) } satisfies Story;
export const TooManyMessages = { ...filled, render: inState({ is: 'limited' }) } satisfies Story;
export const Thanks = {
  beforeEach: () => sessionStorage.removeItem(senderKey),
  render: screen('thanks'),
} satisfies Story;
export const ThanksToSender = {
  beforeEach: () => {
    storeSender({ name: 'Jonas Beispiel', email: 'jonas@post.example' });
    return () => sessionStorage.removeItem(senderKey);
  },
  render: screen('thanks'),
} satisfies Story;
