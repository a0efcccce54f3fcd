import { Link } from '../primitives/Link.tsx';
import { Text } from '../primitives/Text.tsx';

export interface PictureCreditsProps {
  /** One entry for each picture whose author must be named. */
  credits: readonly PictureCredit[];
}

export interface PictureCredit {
  /** The picture's name, such as “Conference 2026”. */
  title: string;
  /** The author and the source. */
  credit?: string | undefined;
  /** The name of its licence. */
  licence?: string | undefined;
  /** The address of the licence's terms. */
  licenceHref?: string | undefined;
}

/** The authors and licences of pictures on the website. */
export function PictureCredits({ credits }: PictureCreditsProps) {
  return (
    <Text as="ul" measure>
      {credits.map(({ title, credit, licence, licenceHref }, index) => (
        // Two pictures may have the same title.
        <li key={index}>
          {/* A dash, since the space before a colon differs by language. */}
          {title} – {credit}
          {credit !== undefined && licence !== undefined && ', '}
          {licenceHref === undefined ? licence : <Link href={licenceHref}>{licence}</Link>}
        </li>
      ))}
    </Text>
  );
}
