import styled from '@emotion/styled';
import { locales, type Language } from '../../locales/languages.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';
import { coveringLink } from '../primitives/coveringLink.ts';
import { Icon } from '../primitives/Icon.tsx';
import { documentFacts, documentList, documentRow, saidAtLineEnd } from './documentRow.ts';

export interface DownloadListProps {
  /** In display order. */
  documents: readonly DownloadProps[];
}

export interface DownloadProps {
  title: Words;
  description?: Words | undefined;
  href: string;
  /** MIME type */
  type: string;
  /** Short name of the file type, such as `PDF`. */
  kind: string;
  /** File size in bytes. */
  size: number;
  /** Language of the document if it differs from the page's language. */
  language?: Language | undefined;
}

/** A list of documents to download, with file type, size and language. */
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
                ,{' '}
                <Label
                  name="downloads.inLanguage"
                  values={{ language: languageName(language, labels.language) }}
                />
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

/** Returns the name of a language in a text of another one, such as "Deutsch". */
function languageName(language: Language, pageLanguage: Language): string {
  return new Intl.DisplayNames(pageLanguage, { type: 'language' }).of(language) ?? language;
}

/** Formats a size in units of 1000, as file managers do: "1,2 MB". */
export function fileSize(bytes: number, language: Language): string {
  const [unit, size] =
    bytes < 1e3
      ? (['byte', bytes] as const)
      : bytes < 999_500
        ? (['kilobyte', Math.round(bytes / 1e3)] as const)
        : (['megabyte', bytes / 1e6] as const);
  const format = new Intl.NumberFormat(locales[language], {
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

/* An inline block, so that the underline of the title does not extend to it. */
const Facts = styled.span`
  display: inline-block;
  width: 100%;
  ${documentFacts}
`;

const Comma = styled.span`
  ${saidAtLineEnd}
`;
