import { createAccount } from '../domains/accounts/server/accounts.ts'
import { makeBrand } from '../domains/organisations/server/build.ts'
import { makeInfluencer, type NewBrand, setBrand } from '../domains/profiles/server/build.ts'
import { must } from '../kit/contract/must.ts'
import { completedCollab } from './content-stories.ts'
import { submittedIdCheck } from './id-check-stories.ts'
import { allowed, connectedAccount } from './platform-stories.ts'
import { makeUsage } from './usage-events.ts'
import { type Person, personWho, type World } from './world.ts'

/** Alice signed up again with another address: the same handle but for its sign, and her name with a slip. */
export async function secondAlice(w: World): Promise<{ alicia: Person; uid: string }> {
  const { accountUid, uid } = await w.tx(async (tx) => {
    const ownerUid = await createAccount(tx, { email: 'alice+work@example.test', displayName: 'Alice M' })
    return {
      accountUid: ownerUid,
      uid: await makeInfluencer(tx, {
        name: 'Alice Moreaux',
        handle: 'alice_eats',
        ownerUid,
        bio: 'Brunch in London.',
        languages: ['en', 'fr'],
        social: [
          {
            platform: 'instagram',
            handle: 'alice_two',
            followers: 25_000,
            averageViews: 9_000,
            engagementBp: 400,
            confirmedHow: 'staff',
          },
          {
            platform: 'tiktok',
            handle: 'alice.moves',
            followers: 9_000,
            averageViews: 3_000,
            engagementBp: 300,
            confirmedHow: 'staff',
          },
        ],
      }),
    }
  })
  return { alicia: personWho(w.runner, 'alicia', accountUid), uid }
}

/** What it takes to merge one profile into another, with what is proposed. */
export async function mergeOf(w: World, uid: string, otherUid: string) {
  const { staying, going, fields } = await w.ada.call('getMergePreview', { uid, otherUid })
  return {
    uid,
    otherUid,
    version: staying.version,
    otherVersion: going.version,
    take: fields.filter(({ take }) => take).map(({ field }) => field),
    reason: 'She wrote from both addresses',
  }
}

/** Alice has done everything there is to do: her profile is named in as many tables as there are. */
export async function livelyCreator(w: World): Promise<void> {
  const collabUid = await completedCollab(w)
  const { aliceInfluencer: influencerUid, luna, orso } = w
  const {
    brief: { uid: briefUid },
  } = await w.alice.call('getCollab', { uid: collabUid })
  await submittedIdCheck(w)
  await w.alice.call('sendMessage', { collabUid, key: 'one', text: 'Thank you for having me!' })
  await w.alice.call('createCalendarFeed', { profileUid: influencerUid })
  await w.alice.call('blockBrand', { influencerUid, brandUid: orso })
  await w.alice.call('recordBriefView', { influencerUid, briefUid })
  await w.alice.call('markBrief', { influencerUid, briefUid, mark: 'saved' })
  const { version } = await w.alice.call('getInfluencerProfile', { uid: influencerUid })
  await w.alice.call('saveCasting', { uid: influencerUid, version, casting: { hair: 'brown', eyes: null, face: null } })
  await w.bella.call('recordCreatorOpen', { brandUid: luna, handle: 'alice.eats' })
  await w.bella.call('addToShortlist', { brandUid: luna, influencerUid })
  await w.bella.call('createCreatorSearch', { brandUid: luna, name: 'London', filters: {} })
  await w.oscar.call('blockInfluencer', { brandUid: orso, handle: 'alice.eats', reason: 'Rude' })
  await w.bella.call('reportProfile', { brandUid: luna, influencerUid, reason: 'other', details: 'Rude at the door.' })
  await w.anna.call('addRecordNote', { recordUid: influencerUid, text: 'Met at the fair.' })
  await w.anna.call('addRecordTask', { recordUid: influencerUid, text: 'Call back', dueOn: '2026-06-01' })
  await w.anna.call('addRiskFlag', {
    influencerUid,
    fields: { kind: 'politics', source: 'A campaign post', seenOn: '2026-02-20', until: '2026-09-01' },
  })
  await makeUsage(w, [{ accountUid: w.alice.accountUid, profileUid: influencerUid, role: 'influencer' }])
}

/** Alice has connected an account with each of her profiles. */
export async function bothConnected(w: World, { alicia, uid }: { alicia: Person; uid: string }): Promise<void> {
  await connectedAccount(w)
  await alicia.call('finishConnecting', await allowed(w, 'instagram', { handle: 'alice.two' }, alicia, uid))
}

/** Luna came in by a list as well, in an organisation of its own: with its phone number, a door further. */
export async function secondLuna(w: World, given: Partial<NewBrand> & { orgUid?: string } = {}): Promise<string> {
  const phone = '020 7946 0123'
  return w.tx(async (tx) => {
    await setBrand(tx, w.luna, { phone: '+44 20 7946 0123' })
    return makeBrand(tx, { name: 'Luna Café', phone, website: 'https://luna.example', ...given })
  })
}

/** The same in Luna’s own organisation. */
export async function lunaTwice(w: World): Promise<string> {
  const { staff } = await w.ada.call('getBrandProfile', { uid: w.luna })
  return secondLuna(w, { orgUid: must(staff).organisation.uid })
}
