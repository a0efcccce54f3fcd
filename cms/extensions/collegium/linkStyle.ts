/** The style of links in our parts of Directus' interface. */
export const linkStyle = { color: 'var(--theme--foreground-accent)', textDecoration: 'underline' };
