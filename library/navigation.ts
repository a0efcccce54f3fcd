export { Breadcrumbs, type BreadcrumbsProps } from '../components/navigation/Breadcrumbs.tsx';
export {
  LanguageSwitch,
  type LanguageSwitchProps,
} from '../components/navigation/LanguageSwitch.tsx';
export { Pagination, type PaginationProps } from '../components/navigation/Pagination.tsx';
export { PrimaryMenu, type PrimaryMenuProps } from '../components/navigation/PrimaryMenu.tsx';
export { SubNavigation, type SubNavigationProps } from '../components/navigation/SubNavigation.tsx';
