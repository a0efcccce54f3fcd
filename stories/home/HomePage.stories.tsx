import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomePage } from '../../components/home/HomePage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { trustSanitised } from '../../components/primitives/safeHtml.ts';
import * as topicTile from './TopicTile.stories.tsx';
import * as latestNews from './LatestNews.stories.tsx';
import * as picture from '../primitives/Picture.stories.tsx';
import * as newsletterBox from '../newsletter/NewsletterBox.stories.tsx';
import * as callToAction from '../contact/CallToAction.stories.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: HomePage, parameters: wholePage } satisfies Meta<typeof HomePage>;
export default meta;

type Story = StoryObj<typeof meta>;

const training = {
  title: 'Aus- und Fortbildung',
  text: 'Schulen, Seminare und Zertifikate, nach Orten und Terminen.',
  href: '/aus-und-fortbildung/ausbildung',
};
const service = {
  title: 'Service',
  text: 'Satzung, Berufsordnung und alles, was Mitglieder im Alltag brauchen.',
  href: '/service/leistungen',
};

export const Association = {
  args: {
    title: 'Gemeinsam für gute Behandlung',
    lead: 'Der Berufsverband für Heilberufe in eigener Praxis: Beratung und Fortbildung für Mitglieder, Orientierung für Patientinnen und Patienten.',
    actions: [
      { label: 'Mitglied werden', href: '/service/beitrittserklaerung' },
      { label: 'Rat für Patienten', href: '/info' },
    ],
    topicsHeading: 'Unsere Themen',
    topics: [topicTile.Plain.args, training, service],
    news: latestNews.ThreeItems.args,
    body: {
      html: trustSanitised(
        '<h2 id="mitglieder">Für Mitglieder</h2><p>Die Geschäftsstelle beantwortet Fragen zu Recht, Abrechnung und Praxisalltag, meist noch am selben Tag.</p><h2 id="patienten">Für Patientinnen und Patienten</h2><p>Wir helfen, eine gute Praxis zu finden, und vermitteln, wenn es Streit gibt.</p>',
      ),
    },
  },
} satisfies Story;
export const Minimal = {
  args: { title: 'Verband der Heilberufe Musterland', actions: [], topics: [] },
} satisfies Story;
export const WithPictures = {
  args: {
    ...Association.args,
    picture: picture.Informative.args,
    topics: [
      topicTile.Pictured.args,
      { ...topicTile.Pictured.args, title: 'Schmuck', href: '/schmuck' },
      training,
    ],
  },
} satisfies Story;
export const TopicsWithoutHeading = {
  args: { ...Association.args, topicsHeading: undefined, news: undefined, body: undefined },
} satisfies Story;
export const WithNewsletter = {
  args: { ...Association.args, newsletter: newsletterBox.Idle.args },
} satisfies Story;
export const WithCallToAction = {
  args: { ...Association.args, callToAction: callToAction.CallOrWrite.args },
} satisfies Story;
export const WithEverything = {
  args: {
    ...Association.args,
    newsletter: newsletterBox.Idle.args,
    callToAction: callToAction.CallOrWrite.args,
  },
} satisfies Story;
export const LongWords = {
  args: {
    ...Association.args,
    title: 'Heilberufeverbändearbeitsgemeinschaft',
    lead: 'Die Arzneimittelkommissionsgeschäftsstelle nimmt Berufshaftpflichtversicherungsnachweise entgegen.',
    actions: [
      {
        label: 'Berufshaftpflichtversicherungsnachweis einreichen',
        href: '/service/berufshaftpflichtversicherungsnachweis',
      },
    ],
    topics: [topicTile.LongWordsInNarrowSpace.args, topicTile.Plain.args],
    news: latestNews.LongWordsInNarrowSpace.args,
    newsletter: newsletterBox.Idle.args,
    callToAction: callToAction.LongWordsInNarrowSpace.args,
  },
  parameters: newsletterBox.LongWordsInNarrowSpace.parameters,
} satisfies Story;
export const PartlyTranslated = {
  args: {
    ...Association.args,
    actions: [{ label: { text: 'Rat für Patienten', lang: 'de' }, href: '/info' }],
    topics: [topicTile.Untranslated.args],
    callToAction: callToAction.PartlyTranslated.args,
    body: { ...Association.args.body, lang: 'de' },
  },
  parameters: inLanguage('fr'),
} satisfies Story;
