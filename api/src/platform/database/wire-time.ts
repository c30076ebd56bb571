/** A timestamp as a statement gives it (drizzle leaves those of raw statements as PostgreSQL writes them), for the wire. */
export const wireTime = (value: string | Date): string => new Date(value).toISOString();
