import { MembersAreaPage } from '../../components/members/area/MembersAreaPage.tsx';
import { plain } from '../../components/i18n/Words.tsx';
import type { MemberPage } from '../../data/model/memberPage.ts';
import { translate } from '../../data/texts/translation.ts';
import { trailTo } from '../frame/breadcrumbs.ts';
import type { PageContext, PageContextOf } from '../template/pageContext.ts';
import { officeProps } from './officeProps.ts';

/**
 * The screen of an address in the members' area, whose content is in no file.
 *
 * @param name of the page; none where the screen stands for all other addresses
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
      // What comes last stands for the page itself.
      trail={trailTo(context).slice(0, -1)}
      office={officeProps(context)}
      siteName={plain(translate(project.translations, language).seo_title)}
      // What has an address of its own has not moved.
      script={name === undefined ? assets.notFoundScript : undefined}
    />
  );
}
