import { cropPicture } from './crop-picture.ts';
import { importPhoto } from './import-photo.ts';

/** Tasks on whole pictures, run outside the page's thread. */
export const pictureTasks = { importPhoto, cropPicture };
