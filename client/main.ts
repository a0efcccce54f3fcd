import { startColorMode } from './colorMode.ts';
import { startIslands } from './islands.ts';
import { startLazyImages } from './lazyImages.ts';
import { startMenus } from './menus.ts';

startColorMode();
startMenus();
startLazyImages();
startIslands();
