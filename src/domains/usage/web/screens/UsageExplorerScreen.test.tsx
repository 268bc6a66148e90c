import { waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import { must } from '../../../../kit/contract/must.ts'
import { minuteMs, now, plus } from '../../../../kit/server/clock.ts'
import { makeSpeed, makeUsage, rollUpToday } from '../../../../world/usage-events.ts'
import type { World } from '../../../../world/world.ts'
import { UsageExplorerScreen } from './UsageExplorerScreen.tsx'

const sessionId = '0f3a9c1e-5b1d-4c5e-9f4e-2f7d1c0a9b11'

async function seen(w: World) {
  await makeUsage(w, [
    { sessionId, targetName: '/app/brand/briefs', at: plus(now(), -minuteMs) },
    {
      accountUid: w.alice.accountUid,
      role: 'influencer',
      profileUid: w.aliceInfluencer,
      name: 'sign_up',
      targetName: '',
    },
  ])
  await rollUpToday(w)
}
const where = () => new URLSearchParams(location.search).get('where')

describeScreen(UsageExplorerScreen, {
  title: 'Usage Logs',
  path: '/app/admin/usage-explorer',
  as: (w) => w.ada,
  given: seen,
  empty: ['No events match'],
  filled: ['Events', 'Sessions', 'Errors', '/app/brand/briefs', 'Luna', '2 events'],
  refused: { as: (w) => w.bella },
  does: {
    'looks at the figures': async ({ page, user }) => {
      await seeWords(['/app/brand/briefs'])
      await user.click(page.getByText('Stats'))
      await waitFor(() => expect(location.search).toBe('?tab=stats'))
      await seeWords(['Active people per day', 'Active people in 7 days'])
      await user.click(must(page.getAllByRole('button', { name: 'Show as table' })[0]))
      const table = page.getByRole('table', { name: 'Active people per day' })
      const rows = [...table.querySelectorAll('tr')].map((row) => [...row.cells].map((cell) => cell.textContent))
      expect(rows[0]).toEqual(['Date', 'Creators', 'Brands'])
      expect(rows.at(-1)?.slice(1)).toEqual(['1', '1'])
    },
    'looks at the slowest calls and statements': async ({ page, user }, w) => {
      await makeSpeed(w)
      await seeWords(['/app/brand/briefs'])
      await user.click(page.getByText('Speed'))
      await waitFor(() => expect(location.search).toBe('?tab=speed'))
      await seeWords(['getBrief', 'Used up', 'listFeed', '5,000', '2 of 5,000', '60%'])
      expect(page.getByRole('grid', { name: 'Slowest calls' })).toBeTruthy()
      await seeWords(['select * from briefs where uid = ?', '2 times, 250 ms on average, 300 ms at most'])
    },
    'looks at creators alone, in a way that comes with the list': async ({ page, user, press }) => {
      await seeWords(['/app/brand/briefs'])
      await press('All events')
      await press('Creators', 'menuitem')
      await seeWords(['sign_up', '1 event'])
      await waitFor(() => expect(wordsOnScreen()).not.toContain('/app/brand/briefs'))
      expect(where()).toBe('role.is.influencer')
      // Another list has other filters.
      await user.click(page.getByText('Sessions'))
      await seeWords(['1 session'])
      expect(where()).toBeNull()
    },
    'follows a brand from its events to its sessions': async ({ page, user, press }, w) => {
      await press('events', 'link')
      await waitFor(() => expect(where()).toBe(`about.is.${w.luna}`))
      await seeWords(['1 event'])
      await user.click(page.getByText('Sessions'))
      await seeWords(['1 session', 'Bella for', 'Open now'])
      expect(where()).toBe(`about.is.${w.luna}`)
    },
    'takes a file, and the audit log has it': async ({ press }, w) => {
      await seeWords(['2 events'])
      const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:usage')
      await press('Download')
      await press('On this page: 2 events, CSV', 'menuitem')
      const exported = expect.objectContaining({
        kind: 'usage.exported',
        actorUid: w.ada.accountUid,
        after: { list: 'events', rows: 2 },
      }) as object
      await waitFor(async () => expect(await w.eventsOf('usage')).toContainEqual(exported))
      await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
      await press('Download')
      await press('On this page: 2 events, NDJSON', 'menuitem')
      await waitFor(() => expect(saved).toHaveBeenCalledTimes(2))
      const lines = (await (must(saved.mock.lastCall)[0] as Blob).text()).trimEnd().split('\n')
      expect(lines.map((line) => Object.keys(JSON.parse(line) as object)[0])).toEqual(['at', 'at'])
    },
  },
})
