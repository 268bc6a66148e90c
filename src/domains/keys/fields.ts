/** How many calls a minute a key can make, as whoever creates it chooses. */
export const keyRates = [60, 300, 600] as const
/** After how many days a key ends, if it does. */
export const keyDays = [30, 90, 365] as const
/** For how many hours the former secret still works once a key is replaced. */
export const formerHours = [0, 1, 24, 168] as const
/** `left`: the person who created it no longer manages any of its venues, or is no longer on our team. */
export const keyStates = ['active', 'ended', 'off', 'left'] as const
/** Keys that work at the same time, of one organisation or one of our team. */
export const mostKeys = 20
