/** Articles are HTML, which Nunjucks processes together with their layout. */
export default () => ({ htmlTemplateEngine: 'njk', dir: { includes: '_includes' } });
