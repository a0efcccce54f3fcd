import { LegalPage } from '../components/legal/LegalPage.tsx';
import { legalPageProps } from './legal/legalPageProps.ts';
import { template } from './template/template.tsx';

export const { data, render } = template('legal', (context) => (
  <LegalPage {...legalPageProps(context)} />
));
