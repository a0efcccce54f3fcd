import { createServer } from 'node:http';
import sirv from 'sirv';

/** Serves the built Storybook, from the folder in `STORYBOOK` if it is set, on `PORT`. */
createServer(sirv(process.env.STORYBOOK ?? 'storybook-static')).listen(Number(process.env.PORT));
