/** The nine time zones of the cities we are in; whoever is elsewhere may have another (`anyTimezone`). */
export const timezones = [
  'Europe/London',
  'Europe/Dublin',
  'Europe/Paris',
  'America/New_York',
  'America/Denver',
  'America/Los_Angeles',
  'Asia/Dubai',
  'Asia/Bangkok',
  'Australia/Sydney',
] as const
export type Timezone = (typeof timezones)[number]
