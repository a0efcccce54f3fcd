import styled from '@emotion/styled';
import type { MemberDocument } from '../../../contract/members/content.ts';
import {
  documentFacts,
  documentList,
  documentRow,
  saidAtLineEnd,
} from '../../association/documentRow.ts';
import { fileSize } from '../../association/DownloadList.tsx';
import { longDate } from '../../i18n/FormattedDate.tsx';
import { Label, useLabels } from '../../i18n/Labels.tsx';
import { Words } from '../../i18n/Words.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { NewMark } from './NewMark.tsx';

export interface MemberDocumentListProps {
  documents: readonly ListedDocument[];
  /** Download states by document id. */
  downloads: Readonly<Partial<Record<number, DownloadState>>>;
  onDownload: (document: MemberDocument) => void;
}

export interface ListedDocument extends MemberDocument {
  readonly isNew?: boolean;
}

export type DownloadState = 'loading' | 'saved' | 'failed';

/**
 * Documents for members only. They look like those of the public pages, but each is a button: a link's URL
 * would have to contain the member's token.
 */
export function MemberDocumentList({ documents, downloads, onDownload }: MemberDocumentListProps) {
  return (
    <List role="list">
      {documents.map((document) => (
        <Document
          key={document.id}
          document={document}
          state={downloads[document.id]}
          onDownload={onDownload}
        />
      ))}
    </List>
  );
}

interface DocumentProps {
  document: ListedDocument;
  state: DownloadState | undefined;
  onDownload: (document: MemberDocument) => void;
}

function Document({ document, state, onDownload }: DocumentProps) {
  const { language } = useLabels();
  const { title, description, date, file, isNew } = document;
  const isLoading = state === 'loading';
  const day = longDate(date, language).replaceAll(' ', '\u00a0');
  const facts = [kindOf(file.name), fileSize(file.size, language), day];
  return (
    <Entry>
      <Icon name="document" size={28} />
      <Title>
        <button
          type="button"
          {...(isLoading && { 'aria-disabled': true })}
          onClick={() => {
            if (!isLoading) onDownload(document);
          }}
        >
          <Name>
            <Words of={title} />
          </Name>
          {isNew && <NewMark />}
          <Comma>, </Comma>
          <Facts>{facts.filter(Boolean).join(', ')}</Facts>
        </button>
      </Title>
      {description && (
        <p>
          <Words of={description} />
        </p>
      )}
      <Icon name={state === 'saved' ? 'check' : 'download'} size={20} />
      {/* Rendered while still empty: screen readers only announce changes of an existing live region. */}
      <Status role="status" data-state={state}>
        {state && <Label name={`members.download.${state}`} />}
      </Status>
    </Entry>
  );
}

/**
 * Returns the file type, such as "PDF", from the file name's extension, by which the member's computer
 * recognises it.
 */
function kindOf(name: string): string | undefined {
  return /\.([a-z0-9]{2,5})$/i.exec(name)?.[1]?.toUpperCase();
}

const List = styled.ul`
  ${documentList}
`;

const Entry = styled.li`
  ${documentRow}
  &:has([aria-disabled='true']) {
    cursor: progress;
  }
`;

const Title = styled.div`
  & button {
    display: block;
    width: 100%;
    color: var(--color-ink);
    font-weight: var(--weight-semibold);
    line-height: var(--line-snug);
    text-align: start;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  & button::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & button:focus-visible {
    outline-color: transparent;
    box-shadow: none;
  }
  & button[aria-disabled='true'] {
    cursor: progress;
  }
`;

const Name = styled.span`
  li:hover > * > button > & {
    color: var(--color-accent-text);
    text-decoration: underline 1px;
  }
`;

const Facts = styled.span`
  display: block;
  ${documentFacts}
`;

const Comma = styled.span`
  ${saidAtLineEnd}
`;

const Status = styled.p`
  &&:empty {
    display: contents;
  }
  && {
    color: var(--color-accent-text);
  }
  &&[data-state='failed'] {
    color: var(--color-danger);
  }
`;
