import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { showChosenColorMode } from 'collegium';
import 'collegium/fonts/humane.css';
import { themeStylesheet } from 'collegium/theme';
import { Root } from './App.tsx';
import { labelsFor } from './labels.ts';

showChosenColorMode();
const stylesheet = themeStylesheet({ brandColor: '#17665a', baseColor: '#faf7f2' });
const labels = await labelsFor(location.search);
document.documentElement.lang = labels.language;

createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <Root labels={labels} stylesheet={stylesheet} />
  </StrictMode>,
);
