import { cropPicture } from './crop-picture.ts';
import { importPhoto } from './import-photo.ts';

/** What is done with whole pictures, away from the page's thread. */
export const pictureTasks = { importPhoto, cropPicture };
