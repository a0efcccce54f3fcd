import { install } from '../../cms/install.ts';

/** `npm run cms:install`: the minutes of the first start, beside other work. */
await install();
