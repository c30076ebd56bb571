export const contactStatuses = ['new', 'open', 'resolved', 'spam'] as const;
export const contactSubjects = ['order', 'quote', 'market', 'complaint', 'other'] as const;
export const contactTones = { new: 'warning', open: 'info', resolved: 'success', spam: 'neutral' } as const;
