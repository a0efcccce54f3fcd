import styled from '@emotion/styled';

/**
 * A person's initials, in place of a missing portrait. Hidden from screen readers, since the name is next
 * to it.
 */
export function Monogram({ name }: { name: string }) {
  return <Tile aria-hidden>{initials(name)}</Tile>;
}

/**
 * Returns the initials of the first and the last name: "Dr. Maria Muster" is MM, "Linh Vorlage-Tran" is LV.
 *
 * @internal
 */
export function initials(name: string): string {
  const names = name.split(/\s+/).filter((part) => part !== '' && !part.endsWith('.'));
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends.map((part = '') => firstLetter(part).toLocaleUpperCase('de')).join('');
}

/** Returns the first letter with its accent, whether the accent is a separate code point or not. */
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
