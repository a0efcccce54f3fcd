import { Text } from '../primitives/Text.tsx';
import type { SidebarProps } from './Sidebar.tsx';

export const sidebarFixtures = {
  german: {
    title: 'Angaben zum Anbieter',
    children: <Text>Verband der Heilberufe Musterland e. V., Beispielallee 12</Text>,
  },
  long: {
    title: 'Angaben zum Anbieter',
    children: Array.from({ length: 40 }, (_, index) => (
      <Text key={index}>Vereinsregister VR {index + 1}, Amtsgericht Musterstadt</Text>
    )),
  },
  compound: {
    title: 'Berufshaftpflichtversicherungsnachweis',
    children: (
      <Text>Die Arzneimittelkommissionsgeschäftsstelle bewahrt ihn auf, in Musterstadt.</Text>
    ),
  },
  french: {
    title: 'Mentions de l’éditeur',
    children: <Text>Association des professions de santé du Musterland</Text>,
  },
} satisfies Record<string, SidebarProps>;
