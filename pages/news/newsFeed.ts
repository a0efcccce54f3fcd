import { plain } from '../../components/i18n/Words.tsx';
import { feedPath, type FeedPage } from '../../data/routes/feed.ts';
import { homePath } from '../../data/routes/namedRoutes.ts';
import { kindOfPage } from '../../data/routes/pageKinds.ts';
import { translate, type TranslatedText } from '../../data/texts/translation.ts';
import { atomFeed, type AtomEntry } from '../../eleventy/feeds/atomFeed.ts';
import { feedHtml, feedImage } from '../../eleventy/feeds/feedHtml.ts';
import { iconFiles } from '../../eleventy/icons/iconFiles.ts';
import { valueKey } from '../../eleventy/memo/valueKey.ts';
import { richText } from '../../eleventy/richText/richText.ts';
import type { Language } from '../../locales/languages.ts';
import { imagePath } from '../content/imagePath.ts';
import type { TemplateData } from '../template/templateData.ts';
import { textSurroundings } from '../template/textSurroundings.ts';

/** Enough, since feed readers have stored older entries. */
const maxEntries = 20;

/** Returns the latest news, and pages of other kinds in the feed, in a language as an Atom feed. */
export function newsFeed(data: NewsFeedData, language: Language): string {
  const { siteContent, environment } = data;
  const pages = siteContent.feedIn(language).slice(0, maxEntries);
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
    entries: pages.map((each) => entryOf(each, data, language)),
  });
}

type NewsFeedData = Pick<TemplateData, 'environment' | 'siteContent' | 'contentImages'> &
  Partial<Pick<TemplateData, 'textMemory' | 'memory'>>;

function entryOf(
  { page, path, date }: FeedPage,
  data: NewsFeedData,
  language: Language,
): AtomEntry {
  const address = `${data.environment.siteUrl}${path}`;
  const kind = kindOfPage(page);
  const picture = kind.picture?.(page);
  const alt = picture && translate(picture.translations, language).image_alt;
  const { title, lead, description, body } = translate(page.translations, language);
  return {
    address,
    title: plain(title),
    summary: plain(lead ?? description),
    html: [
      picture && feedImage(pictureAddress(picture.file, data), plain(alt ?? '')),
      body && textOf(body, data, language, address),
    ]
      .filter((part) => part !== undefined)
      .join(''),
    date,
    author: kind.author?.(page),
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
  const memo = data.memory?.memo;
  const key = `feed ${valueKey([html, address])}`;
  const known = memo?.get(key);
  const shown = known ?? feedHtml(html, address);
  if (known === undefined) memo?.set(key, shown);
  return typeof text === 'string' ? shown : `<div lang="${text.lang}">${shown}</div>`;
}
