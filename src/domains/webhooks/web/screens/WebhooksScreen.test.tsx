import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { first } from '../../../../kit/contract/must.ts'
import { topicNames } from '../../topics.ts'
import { WebhooksScreen } from './WebhooksScreen.tsx'

const fields = {
  name: 'Booking system',
  url: 'https://hooks.example.test/in',
  topics: ['collab.requested' as const, 'visit.booked' as const],
}

describeScreen(WebhooksScreen, {
  title: 'Webhooks',
  path: (w) => `/app/brand/webhooks?uid=${w.luna}`,
  as: (w) => w.bella,
  given: (w) => w.bella.call('createWebhook', { brandUid: w.luna, fields }),
  empty: ['No webhooks yet', 'Create webhook'],
  filled: [
    'Booking system',
    'On',
    'https://hooks.example.test/in',
    'A creator requests a collab · A visit is booked',
    /created by Bella, 2 Mar 2026 · nothing arrived yet/,
  ],
  refused: { as: (w) => w.oscar },
  does: {
    'creates a webhook and shows its secret once': async ({ page, press, fill }, w) => {
      await page.findByText('Booking system')
      await press('Create webhook')
      await fill(/^Name/, 'Reports')
      await fill(/^Address/, 'https://reports.example.test/in')
      page.getByLabelText('Content is published').click()
      const [, inDialog] = page.getAllByRole('button', { name: 'Create webhook' })
      inDialog?.click()
      await seeWords(['Copy the signing secret', /whsec_[\w+/]{43}=/])
      await press('I’ve saved it')
      const { rows } = await w.bella.call('listWebhooks', { brandUid: w.luna })
      expect(rows.map(({ name, topics }) => [name, topics])).toContainEqual(['Reports', ['content.published']])
    },
    'chooses all events at once': async ({ page, press, fill }, w) => {
      await page.findByText('Booking system')
      await press('Create webhook')
      await fill(/^Name/, 'Warehouse')
      await fill(/^Address/, 'https://warehouse.example.test/in')
      await press('Select all')
      const [, inDialog] = page.getAllByRole('button', { name: 'Create webhook' })
      inDialog?.click()
      await press('I’ve saved it')
      await seeWords([/All \d+ events/])
      const { rows } = await w.bella.call('listWebhooks', { brandUid: w.luna })
      expect(rows.find(({ name }) => name === 'Warehouse')?.topics).toEqual([...topicNames])
    },
    'writes to a channel of Slack, without a secret to copy': async ({ page, press, fill, user }, w) => {
      await page.findByText('Booking system')
      await press('Create webhook')
      await user.selectOptions(await page.findByLabelText('Send to'), 'Slack')
      await seeWords([/add the Incoming Webhooks app to the channel/, /what the channel should hear about/])
      await fill(/^Name/, '#collabs')
      await fill(/^Address/, 'https://hooks.slack.com/services/T0/B0/abc')
      page.getByLabelText('A creator requests a collab').click()
      const [, inDialog] = page.getAllByRole('button', { name: 'Create webhook' })
      inDialog?.click()
      await seeWords(['#collabs created. Send a test from Deliveries.', 'Slack'])
      expect(page.queryByRole('button', { name: 'Replace secret for #collabs' })).toBeNull()
      const { rows } = await w.bella.call('listWebhooks', { brandUid: w.luna })
      expect(rows.map(({ name, format }) => [name, format])).toContainEqual(['#collabs', 'slack'])
    },
    'says which field is missing or wrong': async ({ page, press, fill }) => {
      await page.findByText('Booking system')
      await press('Create webhook')
      await fill(/^Address/, 'http://reports.example.test')
      const [, inDialog] = page.getAllByRole('button', { name: 'Create webhook' })
      inDialog?.click()
      await seeWords(['Choose at least one event.'])
      await fill(/^Name/, 'Reports')
      page.getByLabelText('Content is published').click()
      inDialog?.click()
      await seeWords([/Enter a public address that starts with https:/])
    },
    'changes where it sends and what': async ({ page, press, fill }, w) => {
      await press('Edit Booking system')
      await fill(/^Address/, 'https://new.example.test/in')
      ;(await page.findByLabelText('An invoice is paid')).click()
      await press('Save webhook')
      await seeWords(['Booking system saved.', 'https://new.example.test/in'])
      const { url, topics } = first((await w.bella.call('listWebhooks', { brandUid: w.luna })).rows)
      expect(url).toBe('https://new.example.test/in')
      expect(topics).toEqual(['collab.requested', 'visit.booked', 'invoice.paid'])
    },
    'sends a test, and shows what was sent': async ({ page, press }, w) => {
      await press('Deliveries to Booking system')
      await press('Send test')
      await seeWords(['Test on its way.', 'On its way', 'We sent', 'Nothing yet.', 'No response.'])
      expect((await page.findByRole('button', { name: /^Details: Test/ })).getAttribute('aria-expanded')).toBe('true')
      const { uid } = first((await w.bella.call('listWebhooks', { brandUid: w.luna })).rows)
      expect((await w.bella.call('listWebhookDeliveries', { uid })).rows.map(({ type }) => type)).toEqual(['test'])
    },
    'sends an example of the event that is chosen': async ({ page, press, user }, w) => {
      await press('Deliveries to Booking system')
      await user.selectOptions(await page.findByLabelText('Test with an example of'), 'A visit is booked')
      await press('Send test')
      await seeWords(['Test on its way.', 'Test: A visit is booked'])
      const { uid } = first((await w.bella.call('listWebhooks', { brandUid: w.luna })).rows)
      const { rows } = await w.bella.call('listWebhookDeliveries', { uid })
      expect(rows.map(({ exampleOf }) => exampleOf)).toEqual(['visit.booked'])
    },
    'says that a test failed, where nothing else was due': async ({ page, press, fill }, w) => {
      await page.findByText('Booking system')
      await w.database.pool.query('update webhooks set failing_since = created_at')
      await press('Edit Booking system')
      await fill(/^Name/, 'Till')
      await press('Save webhook')
      await seeWords(['Till saved.', 'Test failed', 'The test didn’t arrive. Deliveries shows why.'])
    },
    'says why a delivery didn’t arrive, and when it’s tried again': async ({ page, press }, w) => {
      await page.findByText('Booking system')
      const { uid } = first((await w.bella.call('listWebhooks', { brandUid: w.luna })).rows)
      await w.bella.call('sendTestWebhook', { uid })
      const failed = `update webhook_deliveries set tries = 3, status = 500, problem = 'The other system responded with 500.'`
      await w.database.pool.query(failed)
      await press('Deliveries to Booking system')
      await seeWords([
        'Failed, trying again',
        'The other system responded with 500.',
        /Mon 2 Mar, 09:00 · 3 tries · next try Mon 2 Mar/,
      ])
    },
    'says that the details of a delivery can’t be found': async ({ page, press }, w) => {
      await page.findByText('Booking system')
      const { uid } = first((await w.bella.call('listWebhooks', { brandUid: w.luna })).rows)
      await w.bella.call('sendTestWebhook', { uid })
      await press('Deliveries to Booking system')
      const details = await page.findByRole('button', { name: /^Details: Test/ })
      await w.database.pool.query('delete from webhook_deliveries')
      details.click()
      await seeWords(['We couldn’t find that delivery. Reload the page, then try again.'])
    },
    'names nobody once its creator has closed their account': async ({ page, press }, w) => {
      await page.findByText('Booking system')
      await w.database.pool.query('update webhooks set account_uid = null')
      await press('Turn off Booking system')
      await press('Turn off')
      await seeWords([/created 2 Mar 2026 · nothing arrived yet/])
    },
    'replaces the secret, and signs with both for a time': async ({ page, press }) => {
      await press('Replace secret for Booking system')
      ;(await page.findByLabelText('In a week')).click()
      const [, inDialog] = await page.findAllByRole('button', { name: /^Replace (the )?secret/ })
      inDialog?.click()
      await seeWords(['Copy the signing secret'])
      await press('I’ve saved it')
      await seeWords([/The old secret works until Mon 9 Mar/])
      await press('Replace secret for Booking system')
      await seeWords(['The secret you replaced earlier will stop working straight away.'])
    },
    'deletes a webhook with what it sent': async ({ press }, w) => {
      await press('Delete Booking system')
      await seeWords([/We’ll stop sending to it and delete its deliveries/])
      await press('Delete webhook')
      await seeWords(['Booking system deleted.', 'No webhooks yet'])
      expect((await w.bella.call('listWebhooks', { brandUid: w.luna })).rows).toEqual([])
    },
    'turns a webhook off and on': async ({ press }, w) => {
      const state = async () => first((await w.bella.call('listWebhooks', { brandUid: w.luna })).rows).state
      await press('Turn off Booking system')
      await seeWords([/We’ll stop sending to it and cancel anything that hasn’t arrived yet/])
      await press('Turn off')
      await seeWords(['Booking system turned off.', 'Turned off'])
      expect(await state()).toBe('off')
      await press('Turn on Booking system')
      await seeWords(['Booking system turned on.'])
      expect(await state()).toBe('on')
    },
  },
})
