/* The styles that our parts of Directus' interface share. */

export const linkStyle = { color: 'var(--theme--foreground-accent)', textDecoration: 'underline' };

/** A list without bullets. */
export const plainList = {
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  padding: 0,
  listStyle: 'none',
};

/** A frame around a part of a form. */
export const framed = {
  padding: '12px 16px',
  border: 'var(--theme--border-width) solid var(--theme--border-color)',
  borderRadius: 'var(--theme--border-radius)',
  overflowWrap: 'anywhere',
};

/** A panel of the overview, and its heading. */
export const card = {
  padding: '20px',
  border: 'var(--theme--border-width) solid var(--theme--border-color-subdued)',
  borderRadius: 'var(--theme--border-radius)',
};
export const cardHeading = { marginBottom: '12px' };
