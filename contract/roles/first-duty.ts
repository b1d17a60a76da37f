/** What an account may be asked for before anything else: a password of its own, or two-step login where its role needs that. */
export const firstDuties = ['password', 'secondStep'] as const;
export type FirstDuty = (typeof firstDuties)[number];
