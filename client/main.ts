import { startColorMode } from './colorMode.ts';
import { startIslands } from './islands.ts';
import { startMenus } from './menus.ts';

startColorMode();
startMenus();
startIslands();
