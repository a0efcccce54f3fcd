import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Root } from './App.tsx';
import { labelsFor } from './labels.ts';

hydrateRoot(
  document.querySelector('#app')!,
  <StrictMode>
    <Root labels={await labelsFor(location.search)} />
  </StrictMode>,
);
