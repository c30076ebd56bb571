/** Where a picture that came with a message lies. */
export const attachmentKey = (threadId: string, name: string): string => `contact/${threadId}/${name}`;
