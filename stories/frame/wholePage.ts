/**
 * For what exists once in a page, such as its header or its main region: from edge to edge, and on
 * a docs page in a frame of its own, since ids and landmarks must not come twice in a document.
 */
export const wholePage = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '480px' } },
};
