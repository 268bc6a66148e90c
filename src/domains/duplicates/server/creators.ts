import type { Actor } from '../../../access/roles.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { mustGet } from '../../../kit/contract/must.ts'
import { sameVersion } from '../../../access/server/policy.ts'
import { findAlikeCreators } from '../../profiles/server/alike.ts'
import { finishMergeOfInfluencers, lockTwoInfluencers } from '../../profiles/server/merge.ts'
import { findInfluencers } from '../../profiles/server/reads.ts'
import type { InfluencerProfile, SocialAccount } from '../../profiles/server/view.ts'
import { cityFacts, isFromPlatform, type Platform, platformNames, platforms } from '../../profiles/vocabulary.ts'
import { betterApproval, isSuspendedOnce } from '../approvals.ts'
import type { MergeField } from '../contract.ts'
import { compareFields, takenFrom } from './comparing.ts'
import { creatorFields } from './creator-fields.ts'
import type { MergeSide, MergeWork } from './side.ts'

type Creator = { profile: InfluencerProfile; social: SocialAccount[] }
const ofPlatform = ({ social }: Creator, platform: Platform) => social.find((account) => account.platform === platform)
const accountField = (platform: Platform) => `account-${platform}`

export const creatorSide: MergeSide = {
  findAlike: findAlikeCreators,
  list: async (db, uids) =>
    new Map(
      [...(await findInfluencers(db, uids)).values()].map(({ profile: { uid, name, handle, avatar, homeCity } }) => [
        uid,
        { name, about: `@${handle}, ${cityFacts[homeCity].name}`, picture: avatar },
      ]),
    ),
  compare: async (db, uid, otherUid) => {
    const found = await findInfluencers(db, [uid, otherUid])
    const [staying, going] = [found.get(uid), found.get(otherUid)]
    if (!staying || !going) return null
    const { differ, same } = compareFields(creatorFields, staying.profile, going.profile)
    return {
      staying: headOf(staying.profile),
      going: headOf(going.profile),
      fields: [...differ, ...compareAccounts(staying, going)],
      same,
      obstacles: obstaclesBetween(staying.profile, going.profile),
    }
  },
  begin: beginCreators,
}

function headOf({ uid, version, name, handle, avatar, homeCity, createdAt }: InfluencerProfile) {
  const about = `@${handle}, ${cityFacts[homeCity].name}`
  return { uid, version, name, about, picture: avatar, createdAt: createdAt.toISOString() }
}

/** Accounts on a platform where both have one. What a platform says of a connected one goes with the connection. */
function compareAccounts(staying: Creator, going: Creator): MergeField[] {
  return platforms.flatMap((platform) => {
    const [own, other] = [ofPlatform(staying, platform), ofPlatform(going, platform)]
    if (!own || !other) return []
    const isConnected = isFromPlatform(other.confirmedHow)
    return {
      field: accountField(platform),
      label: platformNames[platform],
      kind: 'words' as const,
      staying: accountWords(own),
      going: accountWords(other),
      take: isConnected,
      fixed: isConnected || isFromPlatform(own.confirmedHow),
    }
  })
}

const number = new Intl.NumberFormat('en-GB')
const accountWords = ({ handle, followers, confirmedHow }: SocialAccount) => [
  `@${handle.replace(/^@/, '')}`,
  `${number.format(followers)} followers`,
  ...(isFromPlatform(confirmedHow) ? ['Connected'] : []),
]

/** What the two say of themselves that one person can't be at once. */
function obstaclesBetween(staying: InfluencerProfile, going: InfluencerProfile): string[] {
  const isChecked = staying.idCheckedAt !== null && going.idCheckedAt !== null
  return [
    ...(isSuspendedOnce(staying.approval, going.approval)
      ? ['One of these profiles is suspended. First approve it again, or suspend the other one.']
      : []),
    ...(isChecked && staying.dateOfBirth !== going.dateOfBirth
      ? ['Both have had their ID checked, with different dates of birth. They’re two people.']
      : []),
  ]
}

async function beginCreators(tx: Tx, actor: Actor, { uid, otherUid, version, otherVersion, take, reason }: MergeWork) {
  const { staying, going } = await lockTwoInfluencers(tx, uid, otherUid)
  sameVersion(staying, version)
  sameVersion(going, otherVersion)
  const found = await findInfluencers(tx, [uid, otherUid])
  const accounts = compareAccounts(mustGet(found, uid), mustGet(found, otherUid))
  const taken = new Set(take)
  const isAccount = new Set(accounts.map(({ field }) => field))
  const change = {
    ...takenFrom(
      creatorFields,
      going,
      take.filter((field) => !isAccount.has(field)),
    ),
    ...withoutChoice(staying, going),
  }
  return {
    obstacles: obstaclesBetween(staying, going),
    names: { staying: `@${staying.handle}`, going: `@${going.handle}` },
    finish: async () => {
      await finishMergeOfInfluencers(tx, actor, {
        staying,
        going,
        change,
        accounts: platforms.filter((platform) =>
          accounts.some(
            ({ field, fixed, take: byDefault }) =>
              field === accountField(platform) && (fixed ? byDefault : taken.has(field)),
          ),
        ),
        why: reason,
      })
    },
  }
}

const earlier = (one: Date | null, other: Date | null) => (one && other ? (one < other ? one : other) : (one ?? other))

/** What holds of both without anybody choosing. */
function withoutChoice(staying: InfluencerProfile, going: InfluencerProfile): Partial<InfluencerProfile> {
  const { approval, approvalReason, reapplyFrom } = betterApproval(staying, going)
  return {
    approval,
    approvalReason,
    reapplyFrom,
    appliedAt: earlier(staying.appliedAt, going.appliedAt),
    createdAt: staying.createdAt < going.createdAt ? staying.createdAt : going.createdAt,
    visitsCompleted: staying.visitsCompleted + going.visitsCompleted,
    labels: [...new Set([...staying.labels, ...going.labels])],
    staffNotes: [staying.staffNotes, going.staffNotes].filter(Boolean).join('\n\n'),
    priority: staying.priority < going.priority ? staying.priority : going.priority,
  }
}
