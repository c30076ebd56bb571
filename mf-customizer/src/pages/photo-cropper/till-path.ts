/** The address of the till that opened the cropper. Anything else in the query is ignored. */
export const tillPath = (query: string | null): string | undefined =>
  query !== null && /^\/admin\/market\/[0-9a-f-]{36}\/till$/.test(query) ? query : undefined;
