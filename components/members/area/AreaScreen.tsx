import { memberPlaceAt } from '../../../contract/addresses/memberPaths.ts';
import type { MemberPageKey, MemberScreenKey } from '../../../contract/members/pages.ts';
import { useLabels } from '../../i18n/Labels.tsx';
import { DocumentsScreen } from './DocumentsScreen.tsx';
import { HomeScreen } from './HomeScreen.tsx';
import { NewsItemScreen, NewsScreen } from './NewsScreen.tsx';
import { NotFound } from './Outcome.tsx';
import { PageScreen } from './PageScreen.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';
import { SearchScreen } from './SearchScreen.tsx';

export interface AreaScreenProps {
  /** None where the address has no page of the build's: what it asks for is seen by itself. */
  page?: MemberPageKey | Exclude<MemberScreenKey, 'resetPassword' | 'invitation'> | undefined;
  /** The address without the host. */
  path: string;
}

/** The screen that an address of the area asks for, for whoever is logged in. */
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
      const place = memberPlaceAt(path, language);
      if (place.kind === 'news') return <NewsItemScreen slug={place.slug} />;
      return place.kind === 'page' ? <PageScreen slug={place.slug} /> : <NotFound />;
    }
    default:
      return <PageScreen pageKey={page} />;
  }
}
