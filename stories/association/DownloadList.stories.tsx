import type { Meta, StoryObj } from '@storybook/react-vite';
import { DownloadList, type DownloadProps } from '../../components/association/DownloadList.tsx';
import { narrow } from '../primitives/grounds.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: DownloadList } satisfies Meta<typeof DownloadList>;
export default meta;

type Story = StoryObj<typeof meta>;

const statutes = {
  title: 'Satzung des Verbandes',
  description: 'In der Fassung vom 14. März 2026.',
  href: '/files/satzung.pdf',
  type: 'application/pdf',
  kind: 'PDF',
  size: 1_234_567,
} satisfies DownloadProps;
const form = {
  title: 'Beitrittserklärung',
  href: '/files/beitrittserklaerung.pdf',
  type: 'application/pdf',
  kind: 'PDF',
  size: 34_500,
} satisfies DownloadProps;

export const TwoDocuments = { args: { documents: [statutes, form] } } satisfies Story;
export const OneDocument = { args: { documents: [form] } } satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    documents: [
      {
        ...form,
        title: 'Berufshaftpflichtversicherungsnachweis für Arzneimittelkommissionsmitglieder',
        kind: 'DOCX',
      },
    ],
  },
  decorators: [narrow],
} satisfies Story;
export const PartlyTranslated = {
  args: {
    documents: [
      { ...statutes, title: 'Statuts de l’association', description: undefined, language: 'de' },
      { ...form, title: { text: form.title, lang: 'de' } },
    ],
  },
  parameters: inLanguage('fr'),
} satisfies Story;
