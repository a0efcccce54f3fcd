import { trustSanitised } from '../primitives/safeHtml.ts';
import type { ThanksPageProps } from './ThanksPage.tsx';

export const thanksPageFixtures = {
  german: {
    title: 'Vielen Dank',
    body: {
      html: trustSanitised('<p>In dringenden Fällen rufen Sie uns bitte an.</p>'),
    },
    homeHref: '/',
  },
  minimal: { title: 'Vielen Dank', homeHref: '/' },
  english: { title: 'Thank you', homeHref: '/en/' },
  french: { title: 'Merci', homeHref: '/fr/' },
} satisfies Record<string, ThanksPageProps>;
