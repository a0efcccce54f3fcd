/** Only Directus' own variables, so that the handbook follows the theme and dark mode. */
export const styles = `
.collegium-handbook {
  max-width: 760px;
  padding: 0 var(--content-padding) 48px;
  font-size: 16px;
  line-height: 1.6;
  overflow-wrap: break-word;
}
.collegium-handbook h2 {
  /* Room for the outline of the focus. */
  margin: 4px 0 16px;
  color: var(--theme--foreground-accent);
  font-size: 24px;
  font-weight: 700;
  line-height: 1.3;
  scroll-margin-top: 80px;
}
.collegium-handbook :is(p, ol, ul) { margin: 0 0 16px; }
.collegium-handbook ol { padding-inline-start: 28px; }
/* The list of tasks has numbers of its own. */
.collegium-handbook ul { padding: 0; list-style: none; }
.collegium-handbook li { margin-bottom: 8px; }
.collegium-handbook li::marker { color: var(--theme--foreground-accent); font-weight: 600; }
.collegium-handbook strong { color: var(--theme--foreground-accent); font-weight: 600; }
.collegium-handbook em { color: var(--theme--foreground-accent); font-style: normal; font-weight: 600; }
.collegium-handbook a { color: var(--theme--foreground-accent); text-decoration: underline; }
.collegium-handbook img {
  display: block;
  max-width: 100%;
  height: auto;
  margin: 8px 0;
  border: 1px solid var(--theme--border-color);
  border-radius: var(--theme--border-radius);
}
.collegium-handbook footer {
  margin-top: 32px;
  padding-top: 16px;
  border-top: 1px solid var(--theme--border-color);
}
`;
