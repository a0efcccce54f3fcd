import { MembersAreaPage } from '../../components/members/area/MembersAreaPage.tsx';
import { plain } from '../../components/i18n/Words.tsx';
import type { MemberPage } from '../../data/model/memberPage.ts';
import { translate } from '../../data/texts/translation.ts';
import { trailTo } from '../frame/breadcrumbs.ts';
import type { PageContext, PageContextOf } from '../template/pageContext.ts';
import { officeProps } from './officeProps.ts';

/**
 * Renders a page of the members' area. Its content comes from the backend.
 * @param name of the page; undefined for the shell that serves all other addresses
 */
export function membersScreen(
  context: PageContext | PageContextOf<'member'>,
  name?: MemberPage['name'],
) {
  const { texts, language, assets, content } = context;
  const { project } = content.site;
  return (
    <MembersAreaPage
      backend={content.members}
      page={name}
      title={texts.title}
      // Without the last entry, which is the page itself.
      trail={trailTo(context).slice(0, -1)}
      office={officeProps(context)}
      siteName={plain(translate(project.translations, language).seo_title)}
      // Pages with an address of their own have not moved.
      script={name === undefined ? assets.notFoundScript : undefined}
    />
  );
}
