import { HomePage } from '../components/home/HomePage.tsx';
import { newsletterBoxId } from '../components/newsletter/newsletterBoxId.ts';
import { translate } from '../data/texts/translation.ts';
import { callToActionProps } from './contact/callToActionProps.ts';
import { latestNewsProps } from './news/latestNewsProps.ts';
import { newsletterBoxProps } from './contact/newsletterBoxProps.ts';
import { template } from './template/template.tsx';

export const { data, render } = template('home', (context) => {
  const { page, texts, language, href, richText, names } = context;
  const newsletter = newsletterBoxProps(context);
  if (newsletter && 'door' in newsletter) names.reserve([newsletterBoxId]);
  return (
    <HomePage
      title={texts.title}
      lead={texts.lead}
      actions={page.actions.map(({ path, translations }) => ({
        ...translate(translations, language),
        href: href(path),
      }))}
      topicsHeading={texts.topics_heading}
      topics={page.topics.map(({ path, translations }) => ({
        ...translate(translations, language),
        href: href(path),
      }))}
      news={latestNewsProps(context)}
      body={richText(texts.body)?.props}
      newsletter={newsletter}
      callToAction={callToActionProps(context)}
    />
  );
});
