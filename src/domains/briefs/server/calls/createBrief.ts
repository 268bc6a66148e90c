import { DateTime } from 'luxon'
import { must } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { isClip } from '../../../media/clips.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { withDefaults } from '../../brief-defaults.ts'
import { emptyBrief } from '../../brief.ts'
import type { briefCalls } from '../../contract.ts'
import { assertMayAskForId } from '../ask-for-id.ts'
import { defaultsFor } from '../defaults.ts'
import { insertDraft } from '../draft.ts'
import { assertLists } from '../lists.ts'
import { assertPictures } from '../pictures.ts'
import { briefPolicy } from '../policy.ts'
import { viewBrief } from '../view.ts'

/** How long a new brief is live unless the brand says otherwise. */
const defaultLiveDays = 60

export const createBrief: Handler<typeof briefCalls.createBrief> = async ({ brandUid, content }, { actor, tx }) => {
  const brand = await getBrand(tx, brandUid)
  assertSeesBrand(actor, brandUid)
  allow(briefPolicy, actor, 'edit', { brandUid })
  if (content) {
    await assertLists(tx, actor, [], content.eligibility.listUids)
    await assertMayAskForId(tx, brand, content.eligibility)
    // Clips play by themselves, so they’re checked here too. A photo that can’t be shown is only left blank.
    await assertPictures(
      tx,
      content.pictures.filter((path) => !isClip(path)),
      content.pictures,
    )
  }
  const today = DateTime.fromJSDate(now(), { zone: brand.timezone })
  const fresh = () =>
    emptyBrief(
      must(today.toISODate(), 'valid day'),
      must(today.plus({ days: defaultLiveDays }).toISODate(), 'valid day'),
      brand.city,
    )
  const given = content ?? {
    ...withDefaults(fresh(), await defaultsFor(tx, brand)),
    mentions: brand.handle ? [brand.handle] : [],
    pictures: brand.gallery.slice(0, 3),
  }
  return viewBrief(tx, actor, await insertDraft(tx, actor, brand, given, 'brief.created'))
}
