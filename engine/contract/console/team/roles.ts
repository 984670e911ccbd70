/** The roles, from everything to figures only. */
export const roles = ['owner', 'operator', 'coach', 'viewer'] as const;
export type Role = (typeof roles)[number];
