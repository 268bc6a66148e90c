import { CallError } from '../../../kit/contract/errors.ts'
import { digest, keysOf, type Secrets } from '../../../kit/server/signing.ts'
import { todayIn } from '../../briefs/availability.ts'

const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** The venue's code of a day (`2026-03-02`): six characters shown at the door, the same for every guest of that day. */
export function doorCode(secrets: Secrets, brandUid: string, day: string): string {
  return codeBy(keysOf(secrets, 'door-code')[0], brandUid, day)
}

function codeBy(key: Uint8Array, brandUid: string, day: string): string {
  const bytes = digest(key, [brandUid, day])
  return Array.from({ length: 6 }, (_, index) => letters[bytes.readUInt8(index) % letters.length]).join('')
}

/** The day's code that a guest saw at the door: around midnight that is the day before or after the slot's. */
export function assertDoorCode(
  secrets: Secrets,
  visit: { brandUid: string; timezone: string; startsAt: Date; arrivedAt: Date },
  given: string,
): void {
  const days = [visit.startsAt, visit.arrivedAt].map((at) => todayIn(visit.timezone, at))
  const codes = keysOf(secrets, 'door-code').flatMap((key) => days.map((day) => codeBy(key, visit.brandUid, day)))
  if (codes.includes(given)) return
  throw new CallError('failed-precondition', 'That’s not today’s code for this venue. Check the code at the door.')
}
