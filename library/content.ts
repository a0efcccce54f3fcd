export {
  TableOfContents,
  type TableOfContentsProps,
} from '../components/content/TableOfContents.tsx';
export { DownloadList, type DownloadListProps } from '../components/association/DownloadList.tsx';
export { FeeTable, type FeeTableProps } from '../components/association/FeeTable.tsx';
export {
  InstitutionList,
  type InstitutionListProps,
} from '../components/association/InstitutionList.tsx';
export { PeopleGrid, type PeopleGridProps } from '../components/association/PeopleGrid.tsx';
export {
  OrganisationGrid,
  type OrganisationGridProps,
} from '../components/organisations/OrganisationGrid.tsx';
