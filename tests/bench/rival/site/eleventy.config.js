/** Articles are HTML, which Nunjucks processes together with their layout. */
export default (eleventy) => {
  eleventy.addPassthroughCopy('style.css');
  return { htmlTemplateEngine: 'njk', dir: { includes: '_includes' } };
};
