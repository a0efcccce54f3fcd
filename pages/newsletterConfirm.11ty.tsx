import { newsletterLinkScreen } from './newsletter/newsletterLinkScreen.tsx';
import { template } from './template/template.tsx';

export const { data, render } = template('newsletterConfirm', (context) =>
  newsletterLinkScreen('confirm', context),
);
