/** Storage key of a picture that was sent with a message. */
export const attachmentKey = (threadId: string, name: string): string => `contact/${threadId}/${name}`;
