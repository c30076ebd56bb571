/** Longer side, in pixels, of the preview of a private photo. */
export const PHOTO_PREVIEW_PX = 1200;
