import { HomePage } from '../components/home/HomePage.tsx';
import { newsletterBoxId } from '../components/newsletter/newsletterBoxId.ts';
import { translate } from '../data/texts/translation.ts';
import { callToActionProps } from './contact/callToActionProps.ts';
import { pictureProps } from './content/pictureProps.ts';
import { topicTileProps } from './home/topicTileProps.ts';
import { latestNewsProps } from './news/latestNewsProps.ts';
import { newsletterBoxProps } from './contact/newsletterBoxProps.ts';
import { template } from './template/template.tsx';

export const { data, render } = template('home', (context) => {
  const { page, texts, language, href, richText, names } = context;
  const newsletter = newsletterBoxProps(context);
  if (newsletter && 'url' in newsletter) names.reserve([newsletterBoxId]);
  return (
    <HomePage
      title={texts.title}
      lead={texts.lead}
      picture={pictureProps(page.image, context, texts.image_alt)}
      actions={page.actions.map(({ path, translations }) => ({
        ...translate(translations, language),
        href: href(path),
      }))}
      topicsHeading={texts.topics_heading}
      topics={page.topics.map((topic) => topicTileProps(topic, context))}
      news={latestNewsProps(context)}
      body={richText(texts.body)?.props}
      newsletter={newsletter}
      callToAction={callToActionProps(context)}
    />
  );
});
