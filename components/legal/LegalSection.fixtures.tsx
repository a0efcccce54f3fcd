import { Text } from '../primitives/Text.tsx';
import type { LegalSectionProps } from './LegalSection.tsx';

export const legalSectionFixtures = {
  plain: {
    heading: 'Bildnachweise',
    children: <Text measure>Alle Zeichnungen: Verband der Heilberufe Musterland e. V.</Text>,
  },
  linkable: {
    id: 'cookies',
    heading: 'Cookies',
    children: <Text measure>Diese Website setzt ohne Ihre Zustimmung keine Cookies.</Text>,
  },
  compound: {
    heading: 'Berufshaftpflichtversicherungsnachweis',
    children: <Text measure>Die Arzneimittelkommissionsgeschäftsstelle bewahrt ihn auf.</Text>,
  },
} satisfies Record<string, LegalSectionProps>;
