import { allow, sameVersion } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { profileCalls } from '../../contract.ts'
import { mayBeIn, type Point } from '../../city-around.ts'
import { cityFacts } from '../../vocabulary.ts'
import { lockBrand, saveBrand, viewBrandProfile } from '../save.ts'
import { brandPolicy } from '../policy.ts'

export const saveBrandProfile: Handler<typeof profileCalls.saveBrandProfile> = async (
  { uid, version, fields },
  { actor, tx },
) => {
  const before = await lockBrand(tx, actor, uid)
  allow(brandPolicy, actor, 'save', before)
  sameVersion(before, version)
  // What isn't given stays as it is.
  const { handle, houseRules, ...rest } = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as typeof fields
  const change = {
    ...rest,
    ...(['city', 'latitude', 'longitude'].some((field) => field in rest) && placeOf(rest, before)),
    ...(handle !== undefined && { handle: handle?.replace(/^@/, '') ?? null }),
    // Those of the group are changed there.
    ...(houseRules !== undefined && before.houseRulesFrom === 'own' && { houseRules }),
  }
  const after = await saveBrand(tx, actor, 'brand.updated', before, change)
  return viewBrandProfile(tx, actor, after)
}

type Place = Pick<Awaited<ReturnType<typeof lockBrand>>, 'city' | 'latitude' | 'longitude'>

/**
 * Where a venue is from now on: a whole position, or the middle of its city. A pin that was there before is left where it was,
 * unless its city changes to one it can't be in; one that is moved has to be near the city.
 */
function placeOf(given: Partial<Place>, before: Place) {
  const { city, latitude, longitude } = { ...before, ...given }
  const { timezone, country, ...middle } = cityFacts[city]
  const atMiddle = { latitude: middle.latitude, longitude: middle.longitude }
  const place = (point: Point) => ({ ...point, ...(city !== before.city && { timezone, country }) })
  if (latitude === null || longitude === null) return place(atMiddle)
  const point = { latitude, longitude }
  const isPinMoved = latitude !== before.latitude || longitude !== before.longitude
  if ((!isPinMoved && city === before.city) || mayBeIn(city, point)) return place(point)
  if (given.latitude === undefined && given.longitude === undefined) return place(atMiddle)
  const message = `The pin isn’t in ${middle.name}. Move it there, or choose its city.`
  throw new CallError('invalid-argument', message, { details: { fields: [{ field: 'fields.latitude', message }] } })
}
