/**
 * For elements that exist once per page, such as the header or the main region: full width, and on a docs
 * page in a separate frame, since ids and landmarks must be unique in a document.
 */
export const wholePage = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '480px' } },
};
