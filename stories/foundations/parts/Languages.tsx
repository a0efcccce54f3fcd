import type { ReactNode } from 'react';
import { languageNames } from '../../../locales/languages.ts';
import { sampleLanguages, type SampleLanguage } from '../../sampleLanguages.ts';
import { Table } from './Table.tsx';

interface LanguagesProps {
  caption: string;
  /** The head of the first column. */
  subject: string;
  /** For each row its name, and its text in each language. */
  rows: Readonly<Record<string, (language: SampleLanguage) => ReactNode>>;
}

/** A table of texts: a column for each language, a row for each subject. */
export function Languages({ caption, subject, rows }: LanguagesProps) {
  return (
    <Table
      caption={caption}
      head={[subject, ...sampleLanguages.map((each) => languageNames[each])]}
    >
      {Object.entries(rows).map(([name, text]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {sampleLanguages.map((language) => (
            <td key={language} lang={language}>
              {text(language)}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
