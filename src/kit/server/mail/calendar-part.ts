/** A calendar object that mail programs offer to take (RFC 6047). */
export type CalendarPart = { method: 'REQUEST' | 'CANCEL'; content: string }
