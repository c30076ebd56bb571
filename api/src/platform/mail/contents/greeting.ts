export const bonjour = (firstName: string): string => (firstName ? `Bonjour ${firstName},` : 'Bonjour,');
export const hello = (firstName: string): string => (firstName ? `Hello ${firstName},` : 'Hello,');
