import { expect, it } from 'vitest'
import type { OpenWords } from '../../open-pages.ts'
import { renderOpenPage } from './render.tsx'

const bare = { product: 'Plusone', media: '/media', mail: 'hello@plusone.test', usageDays: 90 }
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
