/** What a column of a list of bookings may hold, with what people call it. */
export const bookingFields = {
  code: 'Booking code',
  day: 'Date',
  reference: 'Booking number',
  amount: 'Amount spent',
  status: 'Status',
} as const
export type BookingField = keyof typeof bookingFields
/** Which field each column holds, in the order of the columns; null where it holds none. */
export type BookingMapping = (BookingField | null)[]

/** The largest file that is taken, and how many bookings of it at once. */
export const bookingLimits = { bytes: 700_000, bookings: 2_000 }
