/** Converts a timestamp from PostgreSQL's format to ISO 8601. */
export const wireTime = (value: string | Date): string => new Date(value).toISOString();
