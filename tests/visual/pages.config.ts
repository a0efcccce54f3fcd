import { takingPictures } from './takingPictures.ts';

export default await takingPictures('pages', 'node --import tsx eleventy/commands/serve.ts');
