import styled from '@emotion/styled';
import { DownloadList, type DownloadListProps } from '../association/DownloadList.tsx';
import { FeeTable, type FeeTableProps } from '../association/FeeTable.tsx';
import { InstitutionList, type InstitutionListProps } from '../association/InstitutionList.tsx';
import { PeopleGrid, type PeopleGridProps } from '../association/PeopleGrid.tsx';
import { FormIsland } from '../forms/FormIsland.tsx';
import type { VisitorFormProps } from '../forms/VisitorForm.island.tsx';
import { Words } from '../i18n/Words.tsx';
import {
  OrganisationGrid,
  type OrganisationGridProps,
} from '../organisations/OrganisationGrid.tsx';

export interface ContentBlockProps {
  /** Anchor id for the table of contents. */
  id: string;
  heading: Words;
  shows: BlockContent;
}

export type BlockContent =
  | ({ type: 'people' } & PeopleGridProps)
  | ({ type: 'institutions' } & InstitutionListProps)
  | ({ type: 'fees' } & FeeTableProps)
  | ({ type: 'downloads' } & DownloadListProps)
  | ({ type: 'organisations' } & OrganisationGridProps)
  | { type: 'form'; form: VisitorFormProps };

/** A section of a page that shows records or a form, with its heading. */
export function ContentBlock({ id, heading, shows }: ContentBlockProps) {
  return (
    // Hidden in print, where nobody can download or send anything.
    <Block data-screen-only={shows.type === 'downloads' || shows.type === 'form' || undefined}>
      <h2 id={id}>
        <Words of={heading} />
      </h2>
      <Shown shows={shows} />
    </Block>
  );
}

function Shown({ shows }: Pick<ContentBlockProps, 'shows'>) {
  switch (shows.type) {
    case 'people':
      return <PeopleGrid people={shows.people} />;
    case 'institutions':
      return <InstitutionList states={shows.states} />;
    case 'fees':
      return <FeeTable sections={shows.sections} />;
    case 'downloads':
      return <DownloadList documents={shows.documents} />;
    case 'organisations':
      return <OrganisationGrid organisations={shows.organisations} />;
    case 'form':
      return <FormIsland {...shows.form} />;
  }
}

const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
