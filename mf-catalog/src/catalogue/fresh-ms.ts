/** The server's answers of the first view are fresh for as long: the browser does not ask again. */
export const FRESH_MS = 60_000;
