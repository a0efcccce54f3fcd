import styled from '@emotion/styled';

/** The initials of a person of whom there is no portrait. The name stands beside them. */
export function Monogram({ name }: { name: string }) {
  return <Tile aria-hidden>{initials(name)}</Tile>;
}

/**
 * Initials of the first and the last name: "Dr. Maria Muster" is MM, "Linh Vorlage-Tran" is LV.
 *
 * @internal
 */
export function initials(name: string): string {
  const names = name.split(/\s+/).filter((part) => part !== '' && !part.endsWith('.'));
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends.map((part = '') => firstLetter(part).toLocaleUpperCase('de')).join('');
}

/** With its accents, whichever way they are written. */
function firstLetter(part: string): string {
  return part.normalize('NFC').slice(0, 1);
}

const Tile = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 1;
  border-radius: inherit;
  background: var(--color-accent-soft);
  color: var(--color-on-accent-soft);
  font-family: var(--font-heading);
  font-size: var(--font-size-xl);
  font-weight: var(--weight-heading);
  line-height: 1;
  letter-spacing: 0.02em;
  @media print, (forced-colors: active) {
    border: 1px solid;
  }
`;
