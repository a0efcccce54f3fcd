import { startColorMode } from './colorMode.ts';
import { startConsent } from './consent/start.ts';
import { repeatEarlyPress } from './earlyPress.ts';
import { startLazyImages } from './lazyImages.ts';
import { startIslands } from './islands/islands.ts';
import { startMembers } from './members/startMembers.ts';
import { startMenus } from './menus/menus.ts';
import { onNavigated } from './navigation/onNavigated.ts';
import { startNavigation } from './navigation/start.ts';
import { startServiceWorker } from './serviceWorker/start.ts';
import { startSearch } from './search/startSearch.ts';
// Bundled here, since the banner and client navigation would otherwise load it as another file.
import './navigation/trustedHtml.ts';

startColorMode();
startMenus();
startMembers();
startLazyImages();
startIslands();
startSearch();
startConsent();

onNavigated(({ main }) => {
  startLazyImages(main);
  startIslands(main);
  startSearch(main);
});
startNavigation();
startServiceWorker();
repeatEarlyPress();
