/** Replaces the URL of a picture. */
export default 'picture.svg';
