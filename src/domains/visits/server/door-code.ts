import { createHmac } from 'node:crypto'
import { CallError } from '../../../kit/contract/errors.ts'
import { todayIn } from '../../briefs/availability.ts'

const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** The venue's code of a day (`2026-03-02`): six characters shown at the door, the same for every guest of that day. */
export function doorCode(secret: string, brandUid: string, day: string): string {
  const digest = createHmac('sha256', secret).update(`door:${brandUid}:${day}`).digest()
  return Array.from({ length: 6 }, (_, index) => letters[digest.readUInt8(index) % letters.length]).join('')
}

/** The day's code that a guest saw at the door: around midnight that is the day before or after the slot's. */
export function assertDoorCode(
  secret: string,
  visit: { brandUid: string; timezone: string; startsAt: Date; arrivedAt: Date },
  given: string,
): void {
  const days = [visit.startsAt, visit.arrivedAt].map((at) => todayIn(visit.timezone, at))
  if (days.some((day) => doorCode(secret, visit.brandUid, day) === given)) return
  throw new CallError('failed-precondition', 'That is not the code of this venue today. It is shown at the door.')
}
