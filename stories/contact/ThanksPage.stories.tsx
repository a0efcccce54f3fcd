import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Sender } from '../../browser/stores/sender.ts';
import { ThanksPage } from '../../components/contact/ThanksPage.tsx';
import { trustSanitised } from '../../components/primitives/safeHtml.ts';
import { senderKey } from '../../contract/storageKeys.ts';
import { wholePage } from '../frame/wholePage.ts';
import { inLanguage } from '../pinned.ts';

const meta = {
  component: ThanksPage,
  parameters: wholePage,
  beforeEach: () => sessionStorage.removeItem(senderKey),
} satisfies Meta<typeof ThanksPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToAnybody = {
  args: {
    title: 'Vielen Dank',
    body: { html: trustSanitised('<p>In dringenden Fällen rufen Sie uns bitte an.</p>') },
    homeHref: '/',
  },
} satisfies Story;
export const ToSender = {
  ...ToAnybody,
  beforeEach: () => remember({ name: 'Jonas Beispiel', email: 'jonas@post.example' }),
} satisfies Story;
export const ToSenderWithLongName = {
  args: { title: 'Vielen Dank', homeHref: '/' },
  beforeEach: () =>
    remember({
      name: 'Prof. Dr. Annemarie-Charlotte Musterhaus-Beispielberger',
      email: 'annemarie-charlotte.musterhaus-beispielberger@gesundheitszentrum-musterstadt.example',
    }),
} satisfies Story;
export const PartlyTranslated = {
  ...ToSender,
  parameters: {
    ...inLanguage('fr'),
    words: {
      'thanks.toAnybody': { text: 'Ihre Nachricht ist angekommen.', lang: 'de' },
      'thanks.toSender': { text: 'Vielen Dank, {{name}}. Wir antworten an {{email}}.', lang: 'de' },
    },
  },
} satisfies Story;

function remember(sender: Sender): void {
  sessionStorage.setItem(senderKey, JSON.stringify(sender));
}
