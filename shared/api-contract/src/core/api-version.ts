/** The version of the API that this package describes. A change that breaks a caller raises the first number. */
export const API_VERSION = '4.0';
