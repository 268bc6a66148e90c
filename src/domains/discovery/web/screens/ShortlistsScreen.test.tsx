import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import { must } from '../../../../kit/contract/must.ts'
import { refusal } from '../../../../world/describe-call.ts'
import { draftBrief, liveBrief } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { ShortlistsScreen } from './ShortlistsScreen.tsx'

/** Alice and Olivia are on it, and Lena likes Alice. */
async function shortlisted(w: World) {
  await liveBrief(w)
  const on = (influencerUid: string) => w.bella.call('addToShortlist', { brandUid: w.luna, influencerUid })
  await on(w.oliviaInfluencer)
  const { uid } = await on(w.aliceInfluencer)
  const token = must(new URL((await w.bella.call('shareShortlist', { uid })).url).searchParams.get('token'))
  await w.anonymous.call('voteOnShortlist', {
    token,
    name: 'Lena',
    voterKey: 'lena'.repeat(5),
    influencerUid: w.aliceInfluencer,
    vote: 'approve',
  })
  return uid
}

describeScreen(ShortlistsScreen, {
  title: 'Shortlists',
  path: (w) => `/app/brand/shortlists?uid=${w.luna}`,
  as: (w) => w.bella,
  given: shortlisted,
  empty: ['No shortlists yet', 'Find creators'],
  filled: [
    'Alice Moreau',
    'Olivia Grant',
    'Lena: Approve',
    'Find creators',
    'Match to brief',
    'Dinner for two at the counter',
  ],
  refused: { as: (w) => w.oscar },
  does: {
    'invites those who are selected after ten seconds, and takes it back until then': async (
      { press, page, user, fill },
      w,
    ) => {
      await user.click(await page.findByLabelText('Select Alice Moreau'))
      await user.click(page.getByLabelText('Select Olivia Grant'))
      await press('Invite 2')
      await seeWords(['Alice Moreau and Olivia Grant'])
      await fill('Message', 'Come and sit at the counter.')
      await press('Send 2 invitations')
      await seeWords(['Sending 2 invitations.', 'Inviting'])
      const requests = async () => (await w.bella.call('listBrandCollabs', { brandUid: w.luna, show: 'requests' })).rows
      await press('Undo')
      await seeWords(['2 creators selected'])
      expect(await requests()).toEqual([])
      await press('Invite 2')
      await press('Send 2 invitations')
      await press('Dismiss')
      await seeWords(['2 invitations sent.'])
      const rows = await requests()
      expect(rows.map(({ message }) => message)).toEqual(Array(2).fill('Come and sit at the counter.'))
    },
    'says who could not be invited, and why': async ({ press, page, user }, w) => {
      await user.click(await page.findByLabelText('Select Alice Moreau'))
      await user.click(page.getByLabelText('Select Olivia Grant'))
      await w.bella.call('blockInfluencer', { brandUid: w.luna, handle: 'olivia.out' })
      await press('Invite 2')
      await press('Send 2 invitations')
      await press('Dismiss')
      await seeWords([/1 invitation sent\. 1 not sent:/, /Olivia Grant: \S+/])
      await press('Done')
      await waitFor(() => expect(wordsOnScreen()).not.toContain('not sent'))
    },
    'asks before a new link ends the one that was shared': async ({ press }, w, uid) => {
      const { url } = await w.bella.call('shareShortlist', { uid })
      const token = must(new URL(url).searchParams.get('token'))
      await press('Create a new voting link')
      await seeWords(['The link you shared before stops working.'])
      await press('Keep current link')
      expect(await w.anonymous.call('getSharedShortlist', { token })).toMatchObject({ brandName: 'Luna' })
      await press('Create a new voting link')
      await press('Create new link')
      await seeWords(['Copy link'])
      expect((await refusal(w.anonymous.call('getSharedShortlist', { token }))).code).toBe('not-found')
      await press('Turn link off')
      await press('Create voting link')
      await seeWords(['Copy link'])
    },
    'takes somebody off it, and turns the link off': async ({ press }, w, uid) => {
      await press('Remove Olivia Grant')
      await press('Turn link off')
      await seeWords(['Link turned off.', 'Create voting link'])
      const { rows, linkUntil } = await w.bella.call('getShortlist', { uid })
      expect([rows.map(({ handle }) => handle), linkUntil]).toEqual([['alice.eats'], null])
    },
  },
})

it('names no other brief as the one that creators are matched to', async () => {
  const w = await world()
  const uid = await shortlisted(w)
  const { uid: draft } = await draftBrief(w, { title: 'Breakfast at the window' })
  const { page, user } = await openScreen(w, `/app/brand/shortlists?uid=${w.luna}&list=${uid}&brief=${draft}`, w.bella)
  const brief = await page.findByRole<HTMLSelectElement>('combobox', { name: 'Match to brief' })
  expect(brief.selectedOptions[0]?.text).toBe('Another brief')
  await user.selectOptions(brief, 'Dinner for two at the counter')
  await waitFor(() =>
    expect(
      [...page.getByRole<HTMLSelectElement>('combobox', { name: 'Match to brief' }).options].map(({ text }) => text),
    ).toEqual(['Dinner for two at the counter']),
  )
})
