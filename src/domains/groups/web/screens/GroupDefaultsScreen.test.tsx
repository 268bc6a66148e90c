import { fireEvent, screen as page, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { GroupDefaultsScreen } from './GroupDefaultsScreen.tsx'

const choose = async (label: string, from: string) =>
  fireEvent.change(await page.findByLabelText(label), { target: { value: from } })

describeScreen(GroupDefaultsScreen, {
  title: 'Rules and defaults',
  path: (w) => `/app/group/defaults?uid=${w.luna}`,
  as: (w) => w.bella,
  given: async (w) => {
    const nord = await groupVenue(w, { name: 'Luna Nord' })
    const { version, ...fields } = await w.bella.call('getBrandProfile', { uid: nord })
    const houseRules = 'Ring at the side door.'
    await w.bella.call('saveBrandProfile', { uid: nord, version, fields: { ...fields, houseRules } })
    return { nord }
  },
  filled: ['All venues', 'Luna Nord', 'Ring at the side door.', 'Edit in Preferences'],
  refused: { as: (w) => w.oscar },
  does: {
    'gives a venue the group’s house rules': async ({ press }, w, { nord }) => {
      const rules = await page.findByLabelText('House rules', { selector: 'textarea' })
      fireEvent.change(rules, { target: { value: 'No flash after eight.' } })
      await press('Save')
      await seeWords(['Saved for all venues that use the group’s defaults.'])
      await choose('House rules at Luna Nord', 'group')
      await press('Use the group’s')
      await seeWords(['Saved for Luna Nord.'])
      const { houseRules, houseRulesFrom } = await w.bella.call('getBrandProfile', { uid: nord })
      expect({ houseRules, houseRulesFrom }).toEqual({ houseRules: 'No flash after eight.', houseRulesFrom: 'group' })
    },
    'asks before a venue’s own house rules are replaced': async ({ press }, w, { nord }) => {
      const rulesOf = async () => {
        const { houseRules, houseRulesFrom } = await w.bella.call('getBrandProfile', { uid: nord })
        return [houseRules, houseRulesFrom]
      }
      await choose('House rules at Luna Nord', 'group')
      await seeWords(['Use the group’s house rules at Luna Nord? They’ll replace the venue’s own.'])
      await press('Keep its own')
      expect(await rulesOf()).toEqual(['Ring at the side door.', 'own'])
      await choose('House rules at Luna Nord', 'group')
      await press('Use the group’s')
      await seeWords(['Saved for Luna Nord.'])
      expect(await rulesOf()).toEqual(['', 'group'])
    },
    'gives a venue brief defaults of its own': async ({ fill, press }, w, { nord }) => {
      await choose('New briefs at Luna Nord', 'own')
      await press('Edit brief defaults at Luna Nord')
      await fill('Notice needed (hours)', '48')
      const dialog = await page.findByRole('dialog', { name: 'New briefs at Luna Nord' })
      fireEvent.click([...dialog.querySelectorAll('button')].find((button) => button.textContent === 'Save') as Element)
      await waitFor(async () => {
        const { content } = await w.bella.call('createBrief', { brandUid: nord })
        expect(content.availability.leadHours).toBe(48)
      })
    },
  },
})
