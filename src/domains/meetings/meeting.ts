/** A call is ahead, or it ended in one of these ways. Cancelled is nobody's failure and counts nowhere. */
export const meetingStates = ['booked', 'held', 'invitee-no-show', 'staff-no-show', 'cancelled'] as const
export type MeetingState = (typeof meetingStates)[number]
export const outcomes = ['held', 'invitee-no-show', 'staff-no-show'] as const
/** How long a call may be. Each of the team chooses one of them. */
export const meetingLengths = [15, 30] as const
export type MeetingLength = (typeof meetingLengths)[number]

/** How many days of times are shown at once, and how far ahead one may look at all. */
export const daysShown = 14
export const furthestDays = 70
/** Times are offered with this much notification, and taken with a little less: who reads the page may take a while to decide. */
export const offerLeadMinutes = 120
export const takeLeadMinutes = 90
/** Calls that one address may have ahead. */
export const mostAhead = 3
/** Calls that one address may book within 24 hours, whatever became of them: each mails whoever it belongs to. */
export const mostADay = 6
/** How often one call may be changed. */
export const mostChanges = 10
/** When a wish is answered, as it is promised. */
export const requestAnswerWords = 'within one working day'

/** Whose clock it is, and when it was looked at: the server and the browser write the same. */
export type OwnClock = { zone: string; at: string }
