import { plain } from '../../components/i18n/Words.tsx';
import type { Content } from '../../data/Content.ts';
import { homePath } from '../../data/routes/namedRoutes.ts';
import { translate, type TranslatedText } from '../../data/texts/translation.ts';
import { atomFeed, type AtomEntry } from '../../eleventy/feeds/atomFeed.ts';
import { feedHtml, feedImage } from '../../eleventy/feeds/feedHtml.ts';
import { feedPath, newsOf, type LocalNews } from '../../eleventy/feeds/newsOf.ts';
import { iconFiles } from '../../eleventy/icons/iconFiles.ts';
import { richText } from '../../eleventy/richText/richText.ts';
import type { Language } from '../../locales/languages.ts';
import { imagePath } from '../content/imagePath.ts';
import type { TemplateData } from '../template/templateData.ts';
import { textSurroundings } from '../template/textSurroundings.ts';

/** Enough, since feed readers have stored older entries. */
const mostEntries = 20;

export function newsOfFeed(content: Content, language: Language): LocalNews[] {
  return newsOf(content, language, mostEntries);
}

/** Returns the latest news in a language as an Atom feed. */
export function newsFeed(
  data: NewsFeedData,
  language: Language,
  news: readonly LocalNews[],
): string {
  const { siteContent, environment } = data;
  const { project, company } = siteContent.site;
  const { seo_title, seo_description } = translate(project.translations, language);
  return atomFeed({
    language,
    title: plain(seo_title),
    subtitle: seo_description && plain(seo_description),
    author: company.company_name,
    address: `${environment.siteUrl}${feedPath(language)}`,
    home: `${environment.siteUrl}${homePath(language)}`,
    icon: `${environment.siteUrl}/${iconFiles.medium}`,
    entries: news.map((each) => entryOf(each, data, language)),
  });
}

type NewsFeedData = Pick<TemplateData, 'environment' | 'siteContent' | 'contentImages'> &
  Partial<Pick<TemplateData, 'textMemory'>>;

function entryOf({ item, path }: LocalNews, data: NewsFeedData, language: Language): AtomEntry {
  const address = `${data.environment.siteUrl}${path}`;
  const { title, lead, description, body, image_alt } = translate(item.translations, language);
  return {
    address,
    title: plain(title),
    summary: plain(lead ?? description),
    html: [
      item.image && feedImage(pictureAddress(item.image.file, data), plain(image_alt ?? '')),
      body && textOf(body, data, language, address),
    ]
      .filter((part) => part !== undefined)
      .join(''),
    date: item.date,
    author: item.author,
  };
}

function pictureAddress(file: string, { environment, contentImages }: NewsFeedData): string {
  const address = imagePath(file);
  return `${environment.siteUrl}${contentImages.get(address)?.src ?? address}`;
}

/** Returns a text of the page as HTML. An untranslated text gets a `lang` attribute. */
function textOf(
  text: TranslatedText,
  data: NewsFeedData,
  language: Language,
  address: string,
): string {
  const { html } = richText(plain(text), textSurroundings(data, language), data.textMemory);
  const shown = feedHtml(html, address);
  return typeof text === 'string' ? shown : `<div lang="${text.lang}">${shown}</div>`;
}
