import { newsletterLinkScreen } from './newsletter/newsletterLinkScreen.tsx';
import { template } from './template/template.tsx';

export const { data, render } = template('newsletterUnsubscribe', (context) =>
  newsletterLinkScreen('unsubscribe', context),
);
