import type { Screens, SharedFiles } from './screen.ts';

/* A plugin replaces this module by generated code (screensPlugin.ts), since the templates of pages need Node. */

/** The screens of the embedded projects. */
export declare const screens: Screens;

/** The files that these pages fetch. */
export declare const sharedFiles: SharedFiles;
