import type { Handler } from '../../../../access/server/handler.ts'
import { venueCurrencyOf } from '../../../profiles/vocabulary.ts'
import type { groupCalls } from '../../contract.ts'
import { openCopying, titleKey, titlesAt } from '../copying.ts'

export const getBriefCopies: Handler<typeof groupCalls.getBriefCopies> = async ({ briefUid }, { actor, db }) => {
  const { brief, from, venues } = await openCopying(db, actor, briefUid)
  const titles = await titlesAt(
    db,
    venues.map(({ uid }) => uid),
  )
  const { title, availability, maxCollabs } = brief
  return {
    title,
    currency: brief.currency,
    brandUid: from.uid,
    brandName: from.name,
    isStay: availability.stay !== undefined,
    slotMinutes: availability.slotMinutes,
    venues: venues.map(({ uid, name, city, country, hostName }) => {
      const currency = venueCurrencyOf(country)
      return {
        uid,
        name,
        city,
        currency,
        hostName,
        valueMinor: currency === brief.currency ? brief.valueMinor : 0,
        maxCollabs,
        windows: availability.windows,
        hasIt: titles.has(titleKey(uid, title)),
      }
    }),
  }
}
