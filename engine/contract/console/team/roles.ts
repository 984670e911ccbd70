/** What a member of the team may be: from everything to figures alone. */
export const roles = ['owner', 'operator', 'coach', 'viewer'] as const;
export type Role = (typeof roles)[number];
