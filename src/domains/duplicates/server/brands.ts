import type { Actor } from '../../../access/roles.ts'
import { sameVersion } from '../../../access/server/policy.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { findAlikeBrands } from '../../profiles/server/alike-brands.ts'
import { finishMergeOfBrands, lockTwoBrands } from '../../profiles/server/merge-brands.ts'
import { findBrands } from '../../profiles/server/reads.ts'
import type { BrandProfile } from '../../profiles/server/view.ts'
import { cityFacts } from '../../profiles/vocabulary.ts'
import { brandFields } from './brand-fields.ts'
import { compareFields, takenFrom } from './comparing.ts'
import type { MergeSide, MergeWork } from './side.ts'

const aboutOf = ({ address, district, city }: BrandProfile) =>
  [address || district, cityFacts[city].name].filter(Boolean).join(', ')

export const brandSide: MergeSide = {
  findAlike: findAlikeBrands,
  list: async (db, uids) =>
    new Map(
      [...(await findBrands(db, uids)).values()].map((brand) => [
        brand.uid,
        { name: brand.name, about: aboutOf(brand), picture: brand.profilePic },
      ]),
    ),
  compare: async (db, uid, otherUid) => {
    const found = await findBrands(db, [uid, otherUid])
    const [staying, going] = [found.get(uid), found.get(otherUid)]
    if (!staying || !going) return null
    const { differ: fields, same } = compareFields(brandFields, staying, going)
    const obstacles = obstaclesBetween(staying, going)
    return { staying: headOf(staying), going: headOf(going), fields, same, obstacles }
  },
  begin: beginBrands,
}

function headOf(brand: BrandProfile) {
  const { uid, version, name, profilePic, createdAt } = brand
  return { uid, version, name, about: aboutOf(brand), picture: profilePic, createdAt: createdAt.toISOString() }
}

function obstaclesBetween(staying: BrandProfile, going: BrandProfile): string[] {
  return staying.country === going.country ? [] : ['They’re in different countries, so they’re two venues.']
}

async function beginBrands(tx: Tx, actor: Actor, { uid, otherUid, version, otherVersion, take, reason }: MergeWork) {
  const { staying, going } = await lockTwoBrands(tx, uid, otherUid)
  sameVersion(staying, version)
  sameVersion(going, otherVersion)
  const taken = takenFrom(brandFields, going, take)
  const change = {
    ...taken,
    // Rules that are a copy of a group’s belong to that group.
    ...(taken.houseRules !== undefined && { houseRulesFrom: 'own' as const }),
    createdAt: staying.createdAt < going.createdAt ? staying.createdAt : going.createdAt,
    labels: [...new Set([...staying.labels, ...going.labels])],
    staffNotes: [staying.staffNotes, going.staffNotes].filter(Boolean).join('\n\n'),
    priority: staying.priority < going.priority ? staying.priority : going.priority,
    sourceKey: staying.sourceKey ?? going.sourceKey,
  }
  return {
    obstacles: obstaclesBetween(staying, going),
    names: { staying: staying.name, going: going.name },
    finish: async () => void (await finishMergeOfBrands(tx, actor, { staying, going, change, why: reason })),
  }
}
