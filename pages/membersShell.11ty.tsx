import { MembersOnlyPage } from '../components/members/MembersOnlyPage.tsx';
import { shellTemplate } from './template/template.tsx';

export const { data, render } = shellTemplate('members', ({ texts, assets }, { pathAbove }) => (
  <MembersOnlyPage title={texts.title} loginHref={pathAbove} script={assets.notFoundScript} />
));
