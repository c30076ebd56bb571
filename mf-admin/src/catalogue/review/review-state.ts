export const reviewStates = ['waiting', 'published', 'refused'] as const;
export const reviewTones = { waiting: 'warning', published: 'success', refused: 'danger' } as const;
export const refusals = ['insulting', 'personal_data', 'off_topic', 'illegal', 'photo'] as const;
