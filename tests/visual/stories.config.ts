import { takingPictures } from './takingPictures.ts';

export default await takingPictures('stories', 'tsx tests/stories/serve.ts');
