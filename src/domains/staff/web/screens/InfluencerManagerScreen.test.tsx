import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { InfluencerManagerScreen } from './InfluencerManagerScreen.tsx'

describeScreen(InfluencerManagerScreen, {
  title: 'Influencer Manager',
  path: '/app/admin/influencer-manager',
  as: (w) => w.ada,
  given: async () => undefined,
  filled: ['Alice Moreau', 'Olivia Grant', '20K Instagram', 'Approved'],
  refused: { as: (w) => w.alice },
  does: {
    'shows a message as the first will read it, and refuses a field that does not exist': async (opened) => {
      const { page, user, press, fill } = opened
      await user.click(await page.findByRole('checkbox', { name: 'Select Alice Moreau' }))
      await press('Message')
      await fill(/^Message/, 'Hi {first name}, see you {visit date}')
      await seeWords(['Message 1 creator', '{visit date} can’t be filled in. Use {first name}, {profile}, {my name}.'])
      await press('Message: 1 creator')
      await seeWords(['Correct the text first.'])
      await fill(/^Message/, 'Hi {first name}, see you')
      await seeWords(['Hi Alice, see you'])
      expect(page.queryByText('Correct the text first.')).toBeNull()
    },
    'starts a message from a template, which Escape leaves alone': async ({ page, user, press, fill }, w) => {
      await w.anna.call('addMessageTemplate', {
        fields: { name: 'Hello', text: 'Hi {first name}, is {creator} open?' },
      })
      await user.click(await page.findByRole('checkbox', { name: 'Select Alice Moreau' }))
      await press('Message')
      await fill(/^Message/, 'Hello!')
      await press('Templates')
      await page.findByRole('button', { name: /^Hello/ })
      await user.keyboard('{Escape}')
      await waitFor(() => expect(page.queryByRole('button', { name: /^Hello/ })).toBeNull())
      await press('Templates')
      await press(/^Hello/)
      const field = await page.findByRole('textbox', { name: /^Message/ })
      expect(field).toHaveProperty('value', 'Hello!\n\nHi {first name}, is {profile} open?')
      await seeWords(['Hi Alice, is Alice Moreau open?'])
    },
    'makes a template without sending the message': async ({ page, user, press, fill }, w) => {
      await user.click(await page.findByRole('checkbox', { name: 'Select Alice Moreau' }))
      await press('Message')
      await fill(/^Message/, 'Hello!')
      await press('Templates')
      await press('New template')
      await fill('Name', 'Hello')
      await fill('Text', 'Hi {creator}')
      await press('Save template')
      await seeWords(['Template saved.', 'Hello!'])
      expect((await w.ada.call('getBulkRun', { table: 'creators' })).run).toBeNull()
    },
    'adds several to a list at once': async ({ page, user, press }, w) => {
      const fields = { name: 'Brunch', purpose: '', city: null, kind: 'hand' as const, rule: null }
      await w.ada.call('saveList', { uid: null, fields: { ...fields, ownerUid: w.ada.accountUid } })
      for (const name of ['Select Alice Moreau', 'Select Olivia Grant'])
        await user.click(await page.findByRole('checkbox', { name }))
      await press('Add to list')
      const list = await page.findByRole('combobox', { name: 'List' })
      await page.findByRole('option', { name: 'Brunch' })
      await user.selectOptions(list, 'Brunch')
      await press('Add to list: 2 creators')
      await seeWords(['2 selected, starts in a few seconds'])
      const { run } = await w.ada.call('getBulkRun', { table: 'creators' })
      expect(run).toMatchObject({ title: 'Add to Brunch', total: 2 })
    },
    'shows only applications to review': async ({ press }) => {
      await seeWords(['Alice Moreau'])
      await press('All creators')
      await press('Applications to review', 'menuitem')
      await seeWords(['No creators match'])
      expect(new URLSearchParams(location.search).get('where')).toBe('state.is.applied')
    },
    'shows whose RAG dropped this week': async ({ press }, w) => {
      const set = { rag: 'red' as const, reason: 'Rude to the staff', until: '2026-03-20' }
      await w.ada.call('setRecordRag', { uid: w.oliviaInfluencer, ...set })
      await seeWords(['Alice Moreau'])
      await press('All creators')
      await press('RAG dropped this week', 'menuitem')
      await seeWords(['Olivia Grant', 'Red', 'Set by hand: Rude to the staff'])
    },
    'shows creators where they live': async ({ page, user }) => {
      await user.click(await page.findByLabelText('Map'))
      await user.click(await page.findByRole('button', { name: /^London \d+ creators/ }))
      await seeWords(['All cities', 'Alice Moreau', 'Olivia Grant'])
      expect(location.search).toContain('city=london')
    },
    'leads from a row to the profile': async ({ page, user }, w) => {
      await user.click(await page.findByText('Olivia Grant'))
      await seeWords(['Internal details'])
      expect(location.search).toContain(w.oliviaInfluencer)
    },
  },
})
