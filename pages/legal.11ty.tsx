import { LegalPage } from '../components/legal/LegalPage.tsx';
import { legalPageProps } from './layout/legalPageProps.ts';
import { template } from './layout/template.tsx';

export const { data, render } = template('legal', (context) => (
  <LegalPage {...legalPageProps(context)} />
));
