import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { notify } from '../../../notifications/server/notify.ts'
import type { duplicateCalls } from '../../contract.ts'
import { moveEverything, obstaclesTo } from '../move.ts'
import { pairOf, sideOf } from '../sides.ts'

/** Whatever is done to either of the two meanwhile waits, and then finds the one that stays. */
export const mergeProfiles: Handler<typeof duplicateCalls.mergeProfiles> = async (input, { actor, tx, config }) => {
  const { uid, otherUid } = input
  const pair = pairOf(uid, otherUid)
  const { obstacles, names, finish } = await sideOf(uid).begin(tx, actor, input)
  const [obstacle] = [...obstacles, ...(await obstaclesTo(tx, pair))]
  if (obstacle) throw new CallError('failed-precondition', obstacle)
  await moveEverything(tx, pair)
  await finish()
  await notify(tx, config, uid, `merged:${otherUid}`, {
    kind: `${pair.type}.merged`,
    title: 'Your profiles are now one',
    lines: [
      `There were two profiles, ${names.staying} and ${names.going}. We’ve merged them into one, with all collabs, messages and reviews.`,
      'You sign in as before. If anything is missing, contact support.',
    ],
    path: pair.type === 'brand' ? `/app/brand/profile?uid=${uid}` : `/app/influencer/profile?uid=${uid}`,
    action: 'See your profile',
  })
  return { uid }
}
