import { memberTargetAt } from '../../../contract/members/addresses.ts';
import type { MemberPageKey, MemberScreenKey } from '../../../contract/members/audiences.ts';
import { useLabels } from '../../i18n/Labels.tsx';
import { DocumentsScreen } from './DocumentsScreen.tsx';
import { HomeScreen } from './HomeScreen.tsx';
import { NewsItemScreen, NewsScreen } from './NewsScreen.tsx';
import { NotFound } from './Outcome.tsx';
import { PageScreen } from './PageScreen.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';
import { SearchScreen } from './SearchScreen.tsx';

export interface AreaScreenProps {
  /** Missing for a URL without a built page: then the URL determines the content. */
  page?: MemberPageKey | Exclude<MemberScreenKey, 'resetPassword' | 'invitation'> | undefined;
  /** The URL without the host. */
  path: string;
}

/** Shows the screen for a URL of the area to the logged-in member. */
export function AreaScreen({ page, path }: AreaScreenProps) {
  const { language } = useLabels();
  switch (page) {
    case 'home':
    case 'homeAdt':
      return <HomeScreen pageKey={page} />;
    case 'news':
      return <NewsScreen />;
    case 'documents':
      return <DocumentsScreen />;
    case 'profile':
      return <ProfileScreen />;
    case 'search':
      return <SearchScreen />;
    case undefined: {
      const target = memberTargetAt(path, language);
      if (target.kind === 'news') return <NewsItemScreen slug={target.slug} />;
      return target.kind === 'page' ? <PageScreen slug={target.slug} /> : <NotFound />;
    }
    default:
      return <PageScreen pageKey={page} />;
  }
}
