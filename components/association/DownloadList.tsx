import styled from '@emotion/styled';
import type { Language } from '../../locales/languages.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';
import { coveringLink } from '../primitives/coveringLink.ts';
import { Icon } from '../primitives/Icon.tsx';
import { documentFacts, documentList, documentRow, saidAtLineEnd } from './documentRow.ts';

export interface DownloadListProps {
  documents: readonly DownloadProps[];
}

export interface DownloadProps {
  title: Words;
  description?: Words | undefined;
  href: string;
  /** MIME type */
  type: string;
  /** The short name of the kind of file, such as `PDF`. */
  kind: string;
  /** In bytes. */
  size: number;
  /** What the document is written in, where that is not the language of the page. */
  language?: Language | undefined;
}

/** Documents to take home, each with what one should know before loading it. */
export function DownloadList({ documents }: DownloadListProps) {
  return (
    <List role="list">
      {documents.map((document) => (
        <Document key={document.href} {...document} />
      ))}
    </List>
  );
}

function Document({ title, description, href, type, kind, size, language }: DownloadProps) {
  const labels = useLabels();
  return (
    <Entry>
      <Icon name="document" size={28} />
      <Title>
        <a href={href} type={type} hrefLang={language} download>
          <Words of={title} />
          <Comma>, </Comma>
          <Facts>
            {kind}, {fileSize(size, labels.language)}
            {language && (
              <>
                , <Label name={`downloads.languages.${language}`} />
              </>
            )}
          </Facts>
        </a>
      </Title>
      {description && (
        <p>
          <Words of={description} />
        </p>
      )}
      <Icon name="download" size={20} />
    </Entry>
  );
}

/** In steps of a thousand, as file managers tell it: "1,2 MB". */
export function fileSize(bytes: number, language: string): string {
  const [unit, size] =
    bytes < 1e3
      ? (['byte', bytes] as const)
      : bytes < 999_500
        ? (['kilobyte', Math.round(bytes / 1e3)] as const)
        : (['megabyte', bytes / 1e6] as const);
  const format = new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  });
  return format.format(size).replace(' ', '\u00a0');
}

const List = styled.ul`
  ${documentList}
`;

const Entry = styled.li`
  ${documentRow}
`;

const Title = styled.div`
  font-weight: var(--weight-semibold);
  line-height: var(--line-snug);
  hyphens: auto;
  ${coveringLink}
`;

/* A box of its own, which takes no part in the underline of the title. */
const Facts = styled.span`
  display: inline-block;
  width: 100%;
  ${documentFacts}
`;

const Comma = styled.span`
  ${saidAtLineEnd}
`;
