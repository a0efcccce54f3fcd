/** Articles are HTML in Nunjucks' hands, as their surroundings are. */
export default () => ({ htmlTemplateEngine: 'njk', dir: { includes: '_includes' } });
