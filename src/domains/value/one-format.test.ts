import { expect, it } from 'vitest'
import { deliverableTypes } from '../profiles/vocabulary.ts'
import { oneFormat } from './one-format.ts'

it('calls a Reel so on Instagram alone, and has a word for every type', () => {
  expect(['instagram', 'tiktok', 'youtube'].map((platform) => oneFormat('reel', platform))).toEqual([
    'Reel',
    'video',
    'video',
  ])
  expect(deliverableTypes.map((type) => oneFormat(type, 'instagram'))).not.toContain('ugc')
})
