/** The search parameter of the page of the team that opens an invitation to a role. */
export const INVITED_ROLE = 'invite';

export const invitationOf = (role: string): string => `/admin/team?${INVITED_ROLE}=${role}`;
