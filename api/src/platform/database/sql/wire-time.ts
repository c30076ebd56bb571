/** Converts a timestamp of a raw statement, which drizzle leaves in PostgreSQL's format, to ISO 8601. */
export const wireTime = (value: string | Date): string => new Date(value).toISOString();
