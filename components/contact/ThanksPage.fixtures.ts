import { trustSanitised } from '../primitives/safeHtml.ts';
import { thanksMessageFixtures } from './ThanksMessage.fixtures.ts';
import type { ThanksPageProps } from './ThanksPage.tsx';

export const thanksPageFixtures = {
  german: {
    title: 'Vielen Dank',
    message: thanksMessageFixtures.german,
    body: {
      html: trustSanitised('<p>In dringenden Fällen rufen Sie uns bitte an.</p>'),
    },
    homeHref: '/',
  },
  minimal: { title: 'Vielen Dank', message: thanksMessageFixtures.german, homeHref: '/' },
  english: { title: 'Thank you', message: thanksMessageFixtures.english, homeHref: '/en/' },
  french: { title: 'Merci', message: thanksMessageFixtures.french, homeHref: '/fr/' },
  frenchWithGermanWords: {
    title: 'Merci',
    message: thanksMessageFixtures.untranslated,
    homeHref: '/fr/',
  },
} satisfies Record<string, ThanksPageProps>;
