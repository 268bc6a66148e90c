import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab } from '../../../../world/stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'

async function proposedByAlice(w: World) {
  const { uid, version } = await approvedCollab(w)
  return w.alice.call('proposeTerms', { uid, version, changes: { guests: 2 }, reason: 'Two friends are in town.' })
}

// Either side may call it, but only for what it proposed itself: the brand is refused by the state, not by its role.
describeCall(collabCalls.withdrawTerms, async (w) => {
  const { uid, version } = await proposedByAlice(w)
  return { uid, version }
})

it('takes a proposal back, and says so to the other side', async () => {
  const w = await world()
  const { uid, version } = await proposedByAlice(w)
  expect((await refusal(w.bella.call('withdrawTerms', { uid, version }))).message).toBe(
    'The other side proposed these terms. You can accept or decline them.',
  )
  await w.alice.call('withdrawTerms', { uid, version })
  expect(await w.bella.call('listTermsChanges', { uid })).toMatchObject({
    open: null,
    past: [{ state: 'withdrawn', answeredBy: 'Alice Moreau' }],
    can: { propose: true },
  })
  expect((await w.bella.call('listNotifications', {})).rows[0]).toMatchObject({ kind: 'terms.withdrawn' })
})
