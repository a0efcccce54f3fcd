import { screensCode } from './screensCode.ts';

/** For a process of its own: prints the code of `screens.ts` for browsers. */
process.stdout.write(await screensCode());
