import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import type { valueCalls } from '../../contract.ts'
import { getBrandCollab, hostSide } from '../brand-collab.ts'
import { valuePolicy } from '../policy.ts'
import { bookingCodes } from '../tables.ts'
import { makeCode } from '../tracking.ts'

const codeLength = 6

export const createBookingCode: Handler<typeof valueCalls.createBookingCode> = async (
  { collabUid, code },
  { actor, tx },
) => {
  await getBrandCollab(tx, actor, collabUid)
  const collab = await lockCollab(tx, actor, collabUid)
  allow(valuePolicy, actor, 'track', collab)
  if (collab.stage < 3)
    throw new CallError('failed-precondition', 'Approve the request first, then create a booking code.')
  const [own] = await tx.select().from(bookingCodes).where(eq(bookingCodes.collabUid, collabUid))
  if (own) throw new CallError('failed-precondition', `This collab already has the code ${own.code}. Use that one.`)
  const { brandUid } = collab
  const word = code ?? makeCode(codeLength)
  const made = await tx
    .insert(bookingCodes)
    .values({ collabUid, brandUid, code: word, createdAt: now() })
    .onConflictDoNothing({ target: [bookingCodes.brandUid, bookingCodes.code] })
    .returning()
  if (made.length === 0)
    throw new CallError(
      'failed-precondition',
      `Another collab of this venue has the code ${word}. Choose a different one.`,
    )
  await record(
    tx,
    actor,
    hostSide(actor),
    'booking-code.created',
    { subjectUid: collabUid, brandUid },
    { after: { code: word } },
  )
  return { code: word }
}
