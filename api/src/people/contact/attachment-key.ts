export const attachmentKey = (threadId: string, name: string): string => `contact/${threadId}/${name}`;
