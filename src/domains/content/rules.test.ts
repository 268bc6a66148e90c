import { describe, expect, it } from 'vitest'
import { goldenRules } from '../onboarding/rules.ts'
import { missingTicks, tickedRules } from './checklist.ts'
import { dueAfterChanges, dueStepAt } from './due.ts'
import { isReviewShown } from './review-visibility.ts'
import { checkDeliverableFile, filesAllowed } from './deliverable-checks.ts'
import { autoApprovalOf, drawsManagerIn, warningsDue } from './review.ts'
import { rightsEnd } from '../collabs/rights-end.ts'
import { rightsState, whyNoDownload } from './rights.ts'

const at = (text: string) => new Date(`${text}Z`)

it('names every golden rule that is not vouched for, but not the one that software judges', () => {
  expect(missingTicks([])).toEqual([
    goldenRules.features,
    goldenRules.showcases,
    goldenRules.appropriate,
    goldenRules.consent,
  ])
  expect(missingTicks(tickedRules)).toEqual([])
})

it.each([
  ['2026-03-17T14:59', null],
  ['2026-03-17T15:00', 1],
  ['2026-03-22T15:00', 2],
  ['2026-03-24T14:59', 2],
  ['2026-03-24T15:00', 3],
  ['2026-03-25T15:00', 4],
  ['2026-05-01T00:00', 4],
])('for a visit on 10 March, %s is reminder %s', (now, step) => {
  expect(dueStepAt(at('2026-03-24T15:00'), at(now))).toBe(step)
})

it('leaves a week for changes, unless there is more time anyway', () => {
  expect(dueAfterChanges(at('2026-03-24T15:00'), at('2026-03-20T10:00'))).toEqual(at('2026-03-27T10:00'))
  expect(dueAfterChanges(at('2026-03-24T15:00'), at('2026-03-11T10:00'))).toEqual(at('2026-03-24T15:00'))
})

it('approves by itself after seven days, warned of three days and one day before', () => {
  const end = autoApprovalOf(at('2026-03-11T10:00'))
  expect(end).toEqual(at('2026-03-18T10:00'))
  expect(['2026-03-15T09:59', '2026-03-15T10:00', '2026-03-17T10:00'].map((now) => warningsDue(end, at(now)))).toEqual([
    0, 1, 2,
  ])
})

it('gives a brand two rounds of changes, and staff as many as they need', () => {
  expect([0, 1, 2, 3].map((rounds) => drawsManagerIn(rounds, 'brand'))).toEqual([false, false, true, true])
  expect(drawsManagerIn(2, 'staff')).toBe(false)
})

it('shows reviews once both are given, or 14 days after completion', () => {
  const completedAt = at('2026-03-20T10:00')
  expect(isReviewShown({ given: 1, completedAt }, at('2026-04-03T09:59'))).toBe(false)
  expect(isReviewShown({ given: 1, completedAt }, at('2026-04-03T10:00'))).toBe(true)
  expect(isReviewShown({ given: 2, completedAt }, at('2026-03-20T10:01'))).toBe(true)
})

describe('rights of use', () => {
  it.each([
    ['organic', 6, '2026-03-11T10:00', '2026-09-11T10:00'],
    ['paid', 1, '2026-01-31T10:00', '2026-02-28T10:00'],
    ['organic', 12, '2028-02-29T10:00', '2029-02-28T10:00'],
  ] as const)('%s for %d months from %s end on %s', (usageRights, usageMonths, from, end) => {
    expect(rightsEnd({ usageRights, usageMonths }, at(from))).toEqual(at(end))
  })

  it('allow a download until their end, and never where none were agreed', () => {
    const until = at('2026-09-11T10:00')
    expect(rightsEnd({ usageRights: 'none', usageMonths: 6 }, until)).toBeNull()
    expect(whyNoDownload(rightsState('paid', until, at('2026-09-11T09:59')))).toBeNull()
    expect(whyNoDownload(rightsState('paid', until, until))).toContain('to extend them')
    expect(whyNoDownload(rightsState('none', null, until))).toContain('No usage rights')
  })
})

describe('the files of a deliverable', () => {
  const video = {
    name: 'a.mp4',
    bytes: 9,
    mime: 'video/mp4',
    readable: true,
    width: 1080,
    height: 1920,
    durationMs: 6000,
    hasSound: true,
  }
  const failing = (contentType: 'video' | 'image' | 'mix') =>
    checkDeliverableFile(video, 'video', { type: 'post', contentType }).filter((check) => !check.ok)

  it('are of the kind that was asked for', () => {
    expect(failing('video')).toEqual([])
    expect(failing('mix')).toEqual([])
    expect(failing('image')).toEqual([
      { check: 'type', ok: false, cause: 'This is a video, but the brief needs a photo.', fix: 'Choose a photo.' },
    ])
  })

  it('are one video for a reel, up to ten for what can be a set', () => {
    expect(
      (['reel', 'stream', 'story', 'post', 'ugc'] as const).map((type) => filesAllowed({ type, contentType: 'mix' })),
    ).toEqual([1, 1, 10, 10, 10])
  })
})
