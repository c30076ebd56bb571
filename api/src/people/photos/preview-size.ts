/** The longer side of what screens show of a private photo. */
export const PHOTO_PREVIEW_PX = 1200;
