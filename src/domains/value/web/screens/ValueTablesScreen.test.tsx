import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import type { World } from '../../../../world/world.ts'
import { ValueTablesScreen } from './ValueTablesScreen.tsx'

const euro = { currency: 'EUR', day: '2026-03-01', micro: 1_184_500 } as const

describeScreen(ValueTablesScreen, {
  title: 'Rates and CPM',
  path: '/app/admin/value-tables',
  as: (w) => w.ada,
  given: (w: World) => w.ada.call('saveDayRates', { rates: [euro] }),
  empty: ['No rates yet.', 'All others'],
  filled: ['1.1845 for £1', 'Latest: 1 March 2026 (1 day in all)', 'CPM by country and format'],
  refused: { as: (w) => w.oscar },
  does: {
    'edits a CPM from its row': async ({ page, press, user }, w) => {
      await press('Edit Stories, All others')
      await user.clear(page.getByLabelText('To'))
      await user.type(page.getByLabelText('To'), '99')
      await press('Save CPM')
      await waitFor(async () => {
        const { cpms } = await w.ada.call('getValueTables', {})
        expect(cpms).toContainEqual(expect.objectContaining({ country: '*', format: 'story', highMinor: 9_900 }))
      })
      await seeWords(['CPM history', 'Ada', '→'])
    },
    'adds rates as they are pasted': async ({ page, press, user }, w) => {
      await user.type(await page.findByLabelText('Add rates'), '2026-03-02, EUR, 1.19')
      await press('Save 1 rate')
      await waitFor(async () => {
        const { rates } = await w.ada.call('getValueTables', {})
        expect(rates).toEqual([{ currency: 'EUR', day: '2026-03-02', micro: 1_190_000, days: 2 }])
      })
    },
  },
})
