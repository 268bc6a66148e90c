import type { ProfileType } from '../../access/roles.ts'

/** How long a browser remembers who invited whoever uses it. */
export const rememberedDays = 30

/** Who has joined through one profile’s link in so many days and has not completed a collab yet: more than these do not count. */
export const pendingDays = 30
export const mostPending = 50

export const codeLength = 7
/** Whether it may be a code of ours, before anybody looks. */
export const isCode = (text: string): boolean => /^[A-Z2-9]{7}$/.test(text)

export const states = ['joined', 'qualified', 'given', 'refused'] as const
export type State = (typeof states)[number]

/** What somebody is called by whom they invited: a person’s first name, a venue’s own. */
export function calledAs(kind: ProfileType, name: string): string {
  return kind === 'brand' ? name : (name.trim().split(/\s+/)[0] ?? name)
}
