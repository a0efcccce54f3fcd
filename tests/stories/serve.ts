import { createServer } from 'node:http';
import sirv from 'sirv';

/** Serves the built Storybook on `PORT`. */
createServer(sirv('storybook-static')).listen(Number(process.env.PORT));
