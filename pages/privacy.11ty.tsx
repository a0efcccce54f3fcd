import { contentScreen } from './layout/contentScreen.tsx';
import { template } from './layout/template.tsx';

export const { data, render } = template('privacy', contentScreen);
