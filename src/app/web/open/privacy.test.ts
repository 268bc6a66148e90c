import { expect, it } from 'vitest'
import { keptWords, retention } from '../../../access/retention.ts'
import type { OpenWords } from '../../open-pages.ts'
import { capitalised } from '../../../kit/web/format.ts'
import { renderOpenPage } from './render.tsx'

const bare = {
  product: 'Plusone',
  origin: 'https://plusone.test',
  path: '/privacy',
  media: '/media',
  mail: 'hello@plusone.test',
  usageDays: 90,
}
const none = { ...bare, hasTools: false, hasRecorder: false, hasStreets: false }
const privacy = (words: OpenWords) => renderOpenPage({ kind: 'privacy' }, words)

it('says of usage, recorders, tools and maps what is so with these settings', () => {
  expect(privacy(none)).toContain('for 90 days')
  expect(privacy(none)).not.toMatch(/records your screen|other companies|map service/)
  expect(privacy({ ...none, hasTools: true })).toMatch(/[Oo]ther companies’ tools/)
  expect(privacy({ ...none, hasTools: true })).not.toContain('records your screen')
  expect(privacy({ ...none, hasTools: true, hasRecorder: true })).toContain('records your screen')
  expect(privacy({ ...none, hasStreets: true })).toContain('map service')
})

it('says how long each kind of data is kept, and where to export and delete it', () => {
  const page = privacy(none)
  for (const rule of Object.values(retention))
    expect(page).toContain(`<th scope="row">${rule.what}</th><td>${capitalised(keptWords(rule))}</td>`)
  expect(page).toContain('href="/app/account"')
})

it('names the cookie of an invitation link, and for how long', () => {
  expect(privacy(none).replaceAll(/\s+/g, ' ')).toContain('invite you, one more remembers who it was, for 30 days.')
})

it('names what the browser stores, and what outlives signing out', () => {
  const page = privacy(none)
  for (const words of [
    'asked for a sign-in link with',
    'messages and check-ins that haven’t been sent yet',
    'whether push notifications are on',
    'the name you gave on a shared shortlist or a review link, and a random key so that only you can change your votes',
    'closed the upgrade prompt',
    'Signing out clears all of this except three things: check-ins that haven’t been sent yet',
  ])
    expect(page).toContain(words)
})
