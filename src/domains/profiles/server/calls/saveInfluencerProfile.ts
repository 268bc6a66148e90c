import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { cityFacts } from '../../vocabulary.ts'
import { ageOn, birthdayConfirmed, tooYoung, youngest } from '../../creator-vocabulary.ts'
import { beginInfluencer, mayChangeDateOfBirth, saveInfluencer, viewInfluencerProfile } from '../save.ts'

export const saveInfluencerProfile: Handler<typeof profileCalls.saveInfluencerProfile> = async (
  { fields, ...input },
  { actor, tx },
) => {
  const before = await beginInfluencer(tx, actor, input, 'save')
  if (ageOn(fields.dateOfBirth, now().toISOString().slice(0, 10)) < youngest)
    throw new CallError('failed-precondition', tooYoung)
  if (fields.dateOfBirth !== before.dateOfBirth && !mayChangeDateOfBirth(actor, before))
    throw new CallError('failed-precondition', birthdayConfirmed, {
      details: { fields: [{ field: 'dateOfBirth', message: birthdayConfirmed }] },
    })
  const { latitude, longitude } = cityFacts[fields.homeCity]
  const cities = [...new Set([fields.homeCity, ...fields.cities])]
  const moved = fields.homeCity === before.homeCity ? {} : { latitude, longitude }
  const after = await saveInfluencer(tx, actor, 'influencer.updated', before, { ...fields, cities, ...moved })
  return viewInfluencerProfile(tx, actor, after)
}
