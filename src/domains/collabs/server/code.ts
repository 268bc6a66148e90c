import { createHmac } from 'node:crypto'
import { CallError } from '../../../kit/contract/errors.ts'

const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** The venue's code of a day (`2026-03-02`): six characters shown at the door, the same for every guest of that day. */
export function doorCode(secret: string, brandUid: string, day: string): string {
  const digest = createHmac('sha256', secret).update(`door:${brandUid}:${day}`).digest()
  return Array.from({ length: 6 }, (_, index) => letters[digest[index]! % letters.length]).join('')
}

export function assertDoorCode(expected: string, given: string): void {
  if (expected !== given)
    throw new CallError('failed-precondition', 'That is not the code of this venue today. It is shown at the door.')
}
