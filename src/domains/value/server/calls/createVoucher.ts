import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { venueCurrencyOf } from '../../../profiles/vocabulary.ts'
import { venueDay } from '../../../visits/server/door.ts'
import type { valueCalls } from '../../contract.ts'
import { getBrandCollab, hostSide } from '../brand-collab.ts'
import { valuePolicy } from '../policy.ts'
import { vouchers } from '../tables.ts'
import { makeCode } from '../tracking.ts'
import { findVoucher, viewVoucher } from '../vouchers.ts'

const codeLength = 6

const refuseField = (field: string, message: string) =>
  new CallError('failed-precondition', message, { details: { fields: [{ field: `fields.${field}`, message }] } })

export const createVoucher: Handler<typeof valueCalls.createVoucher> = async (
  { collabUid, fields: { code, ...voucher } },
  { actor, tx },
) => {
  await getBrandCollab(tx, actor, collabUid)
  const collab = await lockCollab(tx, actor, collabUid)
  allow(valuePolicy, actor, 'track', collab)
  if (collab.stage < 3) throw new CallError('failed-precondition', 'Approve the request first, then create a voucher.')
  const own = await findVoucher(tx, collabUid)
  if (own) throw new CallError('failed-precondition', `This collab already has the voucher ${own.code}. Use that one.`)
  const { brandUid } = collab
  const { timezone, country } = await getBrand(tx, brandUid)
  const today = venueDay(timezone).date
  if (voucher.lastDay < today) throw refuseField('lastDay', 'Choose today or a later day as the last day.')
  const word = code ?? makeCode(codeLength)
  const [made] = await tx
    .insert(vouchers)
    .values({
      ...voucher,
      collabUid,
      brandUid,
      code: word,
      currency: venueCurrencyOf(country ?? ''),
      createdAt: now(),
    })
    .onConflictDoNothing({ target: [vouchers.brandUid, vouchers.code] })
    .returning()
  if (!made) throw refuseField('code', `Another voucher of this venue has the code ${word}. Choose a different one.`)
  await record(
    tx,
    actor,
    hostSide(actor),
    'voucher.created',
    { subjectUid: collabUid, brandUid },
    { after: { code: word, offer: voucher.offer, most: voucher.most } },
  )
  return viewVoucher({ ...made, redeemed: 0 }, today)
}
