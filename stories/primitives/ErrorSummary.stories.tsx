import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorSummary } from '../../components/primitives/ErrorSummary.tsx';
import { narrow } from './grounds.tsx';

const meta = { component: ErrorSummary } satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneProblem = {
  args: {
    heading: 'Bitte prüfen Sie Ihre Angaben',
    problems: [{ fieldId: 'name', label: 'Name', error: 'Bitte füllen Sie dieses Feld aus.' }],
  },
} satisfies Story;
export const SeveralProblems = {
  args: {
    ...OneProblem.args,
    problems: [
      ...OneProblem.args.problems,
      {
        fieldId: 'email',
        label: 'E-Mail-Adresse',
        error: 'Bitte geben Sie die Adresse in der Form name@beispiel.de ein.',
      },
    ],
  },
} satisfies Story;
export const BrowserInAnotherLanguage = {
  args: {
    ...OneProblem.args,
    problems: [
      {
        fieldId: 'name',
        label: 'Name',
        error: { text: 'Please fill out this field.', lang: 'en' },
      },
    ],
  },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    heading: 'Berufshaftpflichtversicherungsnachweisanforderung',
    problems: [
      {
        fieldId: 'name',
        label: 'Arzneimittelkommissionsgeschäftsstelle',
        error: 'Die Datenschutzgrundverordnungsinformationspflicht ist noch nicht erfüllt.',
      },
    ],
  },
  decorators: [narrow],
} satisfies Story;
